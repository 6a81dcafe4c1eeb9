/** Lists how an object differs from the wanted values, as `path: old → new`. Other fields are ignored. */
export function listObjectChanges(wanted: object, found: object, within = ''): string[] {
  return Object.entries(wanted).flatMap(([name, value]: [string, unknown]) => {
    const path = within === '' ? name : `${within}.${name}`
    const old: unknown = (found as Record<string, unknown>)[name]
    if (isHash(value)) return listObjectChanges(value, isHash(old) ? old : {}, path)
    return same(value, old) ? [] : [`${path}: ${JSON.stringify(old ?? null)} → ${JSON.stringify(value)}`]
  })
}

const isHash = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
