import lighthouse from 'lighthouse'

interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  /** Undefined for pages with noindex. */
  seo: number | undefined
  largestPaintMs: number
  blockedMs: number
  shift: number
  /** Lighthouse's benchmark of the machine; its scores assume about 1500. */
  machine: number
}

/** One visit by a phone on slow 4G, as Lighthouse simulates it, in the browser that listens on this port. */
export async function visitWithLighthouse(url: string, port: number, signedIn = false): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'silent', disableStorageReset: signedIn })
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no answer'}`)
  const { categories, audits, environment } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: audits['is-crawlable']?.score === 1 ? score('seo') : undefined,
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  }
}

/** Medians of what a busy machine changes, the worst of what it does not. */
export function summaryOf(visits: Visit[]): string {
  const median = (of: keyof Visit) => medianOf(visits.map((visit) => visit[of] ?? Number.NaN))
  const worst = (of: keyof Visit) => Math.min(...visits.map((visit) => visit[of] ?? 100))
  const seo = visits[0]?.seo === undefined ? '' : `, SEO ${worst('seo')}`
  return [
    `performance ${median('performance')}, accessibility ${worst('accessibility')}, best practices ${worst('bestPractices')}${seo}`,
    `LCP ${(median('largestPaintMs') / 1000).toFixed(2)} s`,
    `TBT ${median('blockedMs').toFixed(0)} ms`,
    `CLS ${Math.max(...visits.map(({ shift }) => shift)).toFixed(3)}`,
  ].join('; ')
}

export function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
