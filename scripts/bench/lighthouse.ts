import lighthouse, { defaultConfig } from 'lighthouse'

export interface Visit {
  performance: number
  /** Scores of other requested categories by name. They don't depend on the machine's speed. */
  others: Record<string, number>
  bytes: number
  requests: number
  maxPaintMs: number
  blockedMs: number
  shift: number
  /** Lighthouse's benchmark of the machine; its scores assume about 1500. */
  machine: number
}

interface VisitOptions {
  signedIn?: boolean
  /** By default only performance, which takes half the time. */
  allCategories?: boolean
}

/** Storage that a first visit does not have. Without clearing it, Lighthouse keeps the chosen language and gets redirected. */
const storedByVisits = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'cookies',
  'indexeddb',
  'local_storage',
] as const

const otherCategories = ['accessibility', 'best-practices', 'seo']

/** Audits of the performance category without weight, which take a second per visit. */
const countedAsNothing = (defaultConfig.categories?.['performance']?.auditRefs ?? [])
  .filter(({ id, weight }) => weight === 0 && !['total-byte-weight', 'network-requests'].includes(id))
  .map(({ id }) => id)

/** Measures a visit by a phone on simulated slow 4G, in the browser on this port. */
export async function visitWithLighthouse(
  url: string,
  port: number,
  { signedIn = false, allCategories = false }: VisitOptions = {},
): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    disableStorageReset: signedIn,
    clearStorageTypes: [...storedByVisits],
    disableFullPageScreenshot: true,
    ...(allCategories
      ? { onlyCategories: ['performance', ...otherCategories] }
      : { onlyCategories: ['performance'], skipAudits: countedAsNothing }),
  })
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no answer'}`)
  const { categories, audits, environment } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  // Pages with noindex are not meant to be found.
  const asked = otherCategories.filter((name) => name !== 'seo' || audits['is-crawlable']?.score === 1)
  return {
    performance: score('performance'),
    others: allCategories ? Object.fromEntries(asked.map((name) => [name, score(name)])) : {},
    bytes: value('total-byte-weight'),
    requests: (audits['network-requests']?.details as { items?: unknown[] } | undefined)?.items?.length ?? 0,
    maxPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  }
}

/** Returns medians of what the machine's load changes, and the worst of the rest. */
export function summaryOf(visits: Visit[]): string {
  const median = (of: Exclude<keyof Visit, 'others'>) => medianOf(visits.map((visit) => visit[of]))
  const others = Object.entries(Object.assign({}, ...visits.map((visit) => visit.others)) as Visit['others'])
  return [
    `performance ${median('performance')} (${visits.map(({ performance }) => performance).join(' ')})`,
    ...others.map(([name, score]) => `${name} ${score}`),
    `LCP ${(median('maxPaintMs') / 1000).toFixed(2)} s`,
    `TBT ${median('blockedMs').toFixed(0)} ms`,
    `CLS ${Math.max(...visits.map(({ shift }) => shift)).toFixed(3)}`,
    `${(median('bytes') / 1000).toFixed(0)} kB in ${median('requests')} requests`,
  ].join(', ')
}

export function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
