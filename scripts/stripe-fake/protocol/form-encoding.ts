export type FormValue = string | FormObject
export type FormObject = { [name: string]: FormValue }

/**
 * Parses a form-encoded body such as `a=1&b[c]=2&d[0][e]=3&f[]=4`. Lists become objects with the keys 0, 1, …, because only the
 * parameter's type tells whether `metadata[0]` is a list.
 */
export function parseForm(text: string): FormObject {
  const form = emptyObject()
  for (const [name, value] of new URLSearchParams(text)) place(form, pathOf(name), value)
  return form
}

// Objects have no prototype, so that `constructor` and `__proto__` are normal parameter names.
const emptyObject = (): FormObject => Object.create(null) as FormObject

function pathOf(name: string): string[] {
  const start = name.indexOf('[')
  if (start < 1 || !name.endsWith(']')) return [name]
  return [name.slice(0, start), ...name.slice(start + 1, -1).split('][')]
}

function place(into: FormObject, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(Object.keys(into).length) : head
  const [next] = rest
  if (next === undefined) {
    into[key] = value
    return
  }
  const existing = into[key]
  const child = typeof existing === 'object' ? existing : emptyObject()
  into[key] = child
  place(child, rest, value)
}
