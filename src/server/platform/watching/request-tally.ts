/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Cell {
  buckets: number[]
  seconds: number
  count: number
}

/**
 * Counts responses by route, method and status class in a Prometheus histogram. Uses plain numbers instead of a library, because cached responses take only
 * microseconds.
 */
export class RequestTally {
  static readonly metric = 'shop_request_seconds'
  /** Counts by route, by method and by the first digit of the status. */
  readonly #cells = new Map<string, Map<string, (Cell | undefined)[]>>()

  /** Counts a response. `route` is a route pattern, never a URL. */
  count(route: string, method: string, status: number, seconds: number): void {
    const cell =
      this.#cells.get(route)?.get(method)?.[Math.trunc(status / 100)] ?? this.#begin(route, method, status)
    const bucket = bounds.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) cell.buckets[bucket] = (cell.buckets[bucket] ?? 0) + 1
    cell.seconds += seconds
    cell.count += 1
  }

  #begin(route: string, method: string, status: number): Cell {
    const cell = { buckets: bounds.map(() => 0), seconds: 0, count: 0 }
    const methods = this.#cells.get(route) ?? new Map<string, (Cell | undefined)[]>()
    const statuses = methods.get(method) ?? []
    statuses[Math.trunc(status / 100)] = cell
    this.#cells.set(route, methods.set(method, statuses))
    return cell
  }

  *#labelled(): Generator<[string, Cell]> {
    for (const [route, methods] of this.#cells)
      for (const [method, statuses] of methods)
        for (const [status, cell] of statuses.entries())
          if (cell !== undefined) yield [`route="${route}",method="${method}",status="${status}xx"`, cell]
  }

  /** Returns the histogram in Prometheus' text format. */
  text(): string {
    const { metric } = RequestTally
    const lines = [`# HELP ${metric} How long requests took, by route`, `# TYPE ${metric} histogram`]
    for (const [labels, { buckets, seconds, count }] of this.#labelled()) {
      let within = 0
      for (const [place, bound] of bounds.entries()) {
        within += buckets[place] ?? 0
        lines.push(`${metric}_bucket{${labels},le="${bound}"} ${within}`)
      }
      lines.push(
        `${metric}_bucket{${labels},le="+Inf"} ${count}`,
        `${metric}_sum{${labels}} ${seconds}`,
        `${metric}_count{${labels}} ${count}`,
      )
    }
    return `${lines.join('\n')}\n`
  }
}
