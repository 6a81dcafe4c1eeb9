import lighthouse, { defaultConfig } from 'lighthouse'

export interface LighthouseVisit {
  performance: number
  /** Scores of the other requested categories by name. They don't depend on the machine's speed. */
  others: Record<string, number>
  bytes: number
  requests: number
  maxPaintMs: number
  blockedMs: number
  shift: number
  /** Lighthouse's benchmark index of the machine. Its scores assume about 1500. */
  machine: number
}

interface VisitOptions {
  signedIn?: boolean
  /** Whether to audit all categories. By default only performance is audited, which takes half the time. */
  allCategories?: boolean
}

/**
 * Storage to clear before a visit, because Lighthouse doesn't clear all of it. Otherwise, a visit may be redirected to the
 * language that an earlier one stored.
 */
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

/** Audits of the performance category that don't affect its score. They are skipped, because they take a second per visit. */
const countedAsNothing = (defaultConfig.categories?.['performance']?.auditRefs ?? [])
  .filter(({ id, weight }) => weight === 0 && !['total-byte-weight', 'network-requests'].includes(id))
  .map(({ id }) => id)

/** Measures a visit by a phone on simulated slow 4G, in the browser with this debugging port. */
export async function visitWithLighthouse(
  url: string,
  port: number,
  { signedIn = false, allCategories = false }: VisitOptions = {},
): Promise<LighthouseVisit> {
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
  // SEO is not audited for pages with noindex, which search engines must not find.
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

/** Returns a summary: medians of values that depend on the machine's load, and the worst of the others. */
export function summarizeVisits(visits: LighthouseVisit[]): string {
  const median = (of: Exclude<keyof LighthouseVisit, 'others'>) =>
    calculateMedian(visits.map((visit) => visit[of]))
  const others = Object.entries(
    Object.assign({}, ...visits.map((visit) => visit.others)) as LighthouseVisit['others'],
  )
  return [
    `performance ${median('performance')} (${visits.map(({ performance }) => performance).join(' ')})`,
    ...others.map(([name, score]) => `${name} ${score}`),
    `LCP ${(median('maxPaintMs') / 1000).toFixed(2)} s`,
    `TBT ${median('blockedMs').toFixed(0)} ms`,
    `CLS ${Math.max(...visits.map(({ shift }) => shift)).toFixed(3)}`,
    `${(median('bytes') / 1000).toFixed(0)} kB in ${median('requests')} requests`,
  ].join(', ')
}

export function calculateMedian(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
