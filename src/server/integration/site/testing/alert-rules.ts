import { readFileSync } from 'node:fs'

/** A value of a metric, with its labels. */
export interface MetricSample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Samples that Prometheus read at one time. */
export interface MetricScrape {
  /** Unix time in seconds. */
  at: number
  samples: MetricSample[]
}

type Vector = Omit<MetricSample, 'name'>[]
type Value = number | Vector

/** Returns the alerts of deploy/alerts.yml with their PromQL expressions. */
export function readAlerts(): { name: string; expression: string }[] {
  const rules = readFileSync('deploy/alerts.yml', 'utf8')
  return [...rules.matchAll(/- alert: (\w+)\n +expr: (.+)$/gm)].map(([, name = '', expression = '']) => ({
    name,
    expression,
  }))
}

/** Parses the text format of Prometheus metrics. */
export function parseMetrics(text: string): MetricSample[] {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text])),
    value: value === '+Inf' ? Infinity : Number(value),
  }))
}

/**
 * Evaluates the subset of PromQL that the alerts use and returns the matching label sets with their values. Throws on any
 * other syntax. As in Prometheus, `rate` and `increase` do not count the first value of a series. They do not extrapolate.
 */
export function evaluatePromql(expression: string, history: readonly MetricScrape[]): Vector {
  const tokens = expression.match(/"[^"]*"|[\w:]+(?:\.\d+)?(?:e\d+)?|[!=]~|!=|==|[-(){}[\],><*=]/g) ?? []
  let place = 0
  const peek = () => tokens[place] ?? ''
  const take = (expected?: string): string => {
    const token = peek()
    if (token === '' || (expected !== undefined && token !== expected))
      throw new Error(`${expression}: "${token}" where "${expected ?? 'more'}" is expected`)
    place += 1
    return token
  }
  const list = (open: string, close: string): string[] => {
    const found: string[] = []
    take(open)
    while (peek() !== close) {
      found.push(take())
      if (peek() === ',') take(',')
    }
    take(close)
    return found
  }

  function comparison(): Value {
    const left = difference()
    const sign = peek()
    if (!['>', '=='].includes(sign)) return left
    take(sign)
    const right = difference()
    const holds = sign === '>' ? (a: number, b: number) => a > b : (a: number, b: number) => a === b
    if (typeof left === 'number') throw new Error(`${expression}: compares a number`)
    return left.filter(({ labels, value }) => {
      const other =
        typeof right === 'number' ? right : right.find((each) => keyOf(each) === keyOf({ labels }))?.value
      return other !== undefined && holds(value, other)
    })
  }

  function difference(): Value {
    let left = product()
    while (peek() === '-') {
      take('-')
      left = combine(left, product(), (a, b) => a - b)
    }
    return left
  }

  function product(): Value {
    let left = term()
    while (peek() === '*') {
      take('*')
      left = combine(left, term(), (a, b) => a * b)
    }
    return left
  }

  function term(): Value {
    if (peek() === '(') {
      take('(')
      const inner = comparison()
      take(')')
      return inner
    }
    const word = take()
    if (/^\d/.test(word)) return Number(word)
    if (word === 'time') {
      list('(', ')')
      return history.at(-1)?.at ?? 0
    }
    if (word in aggregations) return aggregate(word as keyof typeof aggregations)
    if (word === 'histogram_quantile') {
      take('(')
      const quantile = Number(take())
      take(',')
      const buckets = vectorOf(comparison())
      take(')')
      return quantileOf(quantile, buckets)
    }
    if (word in overTime) {
      take('(')
      const found = overTime[word as keyof typeof overTime](selector(take()))
      take(')')
      return found
    }
    return latest(selector(word))
  }

  function aggregate(how: keyof typeof aggregations): Vector {
    const by = peek() === 'by' ? (take('by'), list('(', ')')) : []
    take('(')
    const inner = vectorOf(comparison())
    take(')')
    const groups = Map.groupBy(inner, ({ labels }) => JSON.stringify(by.map((label) => labels[label] ?? '')))
    return [...groups.values()].map((members) => ({
      labels: Object.fromEntries(by.map((label) => [label, members[0]?.labels[label] ?? ''])),
      value: aggregations[how](members.map(({ value }) => value)),
    }))
  }

  /** Parses a selector and returns its series with their values, and the seconds of its range (0 without one). */
  function selector(name: string): { series: Series[]; seconds: number } {
    const matchers: ((labels: Record<string, string>) => boolean)[] = []
    if (peek() === '{') {
      take('{')
      while (peek() !== '}') {
        const [label, sign, quoted] = [take(), take(), take()]
        const wanted = JSON.parse(quoted) as string
        const pattern = new RegExp(`^(?:${sign.endsWith('~') ? wanted : RegExp.escape(wanted)})$`)
        matchers.push((labels) => pattern.test(labels[label] ?? '') !== sign.startsWith('!'))
        if (peek() === ',') take(',')
      }
      take('}')
    }
    const [range = '0s'] = peek() === '[' ? list('[', ']') : []
    const seconds =
      Number.parseInt(range, 10) * ({ s: 1, m: 60, h: 3600, d: 86_400 }[range.at(-1) ?? ''] ?? Number.NaN)
    const found = new Map<string, Series>()
    for (const [turn, { samples }] of history.entries())
      for (const sample of samples)
        if (sample.name === name && matchers.every((holds) => holds(sample.labels))) {
          const series = found.get(keyOf(sample)) ?? { labels: sample.labels, values: [], last: -1 }
          found.set(keyOf(sample), { ...series, values: [...series.values, sample.value], last: turn })
        }
    return { series: [...found.values()], seconds }
  }

  const latest = ({ series }: { series: Series[] }): Vector =>
    series
      .filter(({ last }) => last === history.length - 1)
      .map(({ labels, values }) => ({ labels, value: values.at(-1) ?? 0 }))
  const result = comparison()
  if (place < tokens.length) throw new Error(`${expression}: "${peek()}" is left over`)
  return vectorOf(result)
}

interface Series {
  labels: Record<string, string>
  values: number[]
  /** Index of the scrape with the last value of the series. */
  last: number
}

const keyOf = ({ labels }: Pick<MetricSample, 'labels'>) =>
  JSON.stringify(labels, Object.keys(labels).toSorted())

const vectorOf = (value: Value): Vector => (typeof value === 'number' ? [{ labels: {}, value }] : value)

function combine(left: Value, right: Value, join: (a: number, b: number) => number): Value {
  if (typeof left === 'number' && typeof right === 'number') return join(left, right)
  if (typeof left === 'number')
    return vectorOf(right).map(({ labels, value }) => ({ labels, value: join(left, value) }))
  if (typeof right === 'number')
    return left.map(({ labels, value }) => ({ labels, value: join(value, right) }))
  throw new Error('No alert combines two vectors')
}

const aggregations = {
  sum: (values: number[]) => values.reduce((sum, value) => sum + value, 0),
  min: (values: number[]) => Math.min(...values),
  max: (values: number[]) => Math.max(...values),
  count: (values: number[]) => values.length,
}

const increaseOf = ({ values }: Series) => (values.at(-1) ?? 0) - (values[0] ?? 0)
const overTime = {
  increase: ({ series }: { series: Series[] }): Vector =>
    series.map((each) => ({ labels: each.labels, value: increaseOf(each) })),
  rate: ({ series, seconds }: { series: Series[]; seconds: number }): Vector =>
    series.map((each) => ({ labels: each.labels, value: increaseOf(each) / seconds })),
  min_over_time: ({ series }: { series: Series[] }): Vector =>
    series.map(({ labels, values }) => ({ labels, value: Math.min(...values) })),
}

/** Returns the quantile of a histogram, interpolated linearly within a bucket as in Prometheus. */
function quantileOf(quantile: number, buckets: Vector): Vector {
  const bounds = buckets
    .map(({ labels, value }) => ({ bound: labels['le'] === '+Inf' ? Infinity : Number(labels['le']), value }))
    .toSorted((a, b) => a.bound - b.bound)
  const wanted = quantile * (bounds.at(-1)?.value ?? 0)
  if (wanted === 0) return []
  const place = bounds.findIndex(({ value }) => value >= wanted)
  const [below, within] = [bounds[place - 1] ?? { bound: 0, value: 0 }, bounds[place]]
  if (within === undefined || within.bound === Infinity) return [{ labels: {}, value: below.bound }]
  const share = (wanted - below.value) / (within.value - below.value)
  return [{ labels: {}, value: below.bound + share * (within.bound - below.bound) }]
}
