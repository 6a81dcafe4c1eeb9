import type { FastifyBaseLogger } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { currencies } from '../../../shared/money.ts'
import { RequestTally } from './request-tally.ts'
import { noTracer, type Tracer } from './tracer.ts'

/** Outcome of a call to a vendor. `refused`: the vendor declined. `failed`: it was unreachable, too slow or returned an error. */
export type VendorOutcome = 'ok' | 'refused' | 'failed'

export type Vendor = 'firebase' | 'model' | 'smtp' | 'stripe'

/** Reason for turning a request or connection away (B19.5). */
type TurnedAway = 'address' | 'busy' | 'connections'

/** Reason for answering a webhook with 400: an invalid signature, or signed content that isn't an event about an object. */
export type RejectedWebhook = 'content' | 'signature'

/** Money that was charged or refunded. */
export interface MoneyMovement {
  kind: 'charge' | 'refund'
  currency: string
  amountMinor: number
}

/** Value of a gauge, read when the metrics are scraped. */
export interface GaugeValue {
  labels?: Record<string, string>
  value: number
}

const vendorSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]
const procedureSeconds = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
const lagSeconds = [1, 2, 5, 10, 30, 60, 300, 900, 3600, 21_600, 86_400]

interface RegisteredGauge {
  gauge: Gauge
  name: string
  read: () => Promise<GaugeValue[]> | GaugeValue[]
  isFailing: boolean
}

/** Metrics and traces of a node. Labels and attributes contain only names from the code, never personal data (B19.9). */
export class Telemetry {
  readonly requests = new RequestTally()
  readonly span: Tracer['span']
  readonly traces: boolean
  readonly #registry = new Registry()
  readonly #close: Tracer['close']
  readonly #failing = new Set<Vendor>()
  readonly #gauges: RegisteredGauge[] = []

  readonly #vendorCalls = new Histogram({
    name: 'shop_vendor_call_seconds',
    help: 'Calls to Stripe, Firebase, the mail server and the model',
    labelNames: ['vendor', 'call', 'outcome'],
    buckets: vendorSeconds,
    registers: [this.#registry],
  })
  readonly #procedures = new Histogram({
    name: 'shop_procedure_seconds',
    help: 'Procedures, called by browsers or for a page',
    labelNames: ['procedure', 'outcome'],
    buckets: procedureSeconds,
    registers: [this.#registry],
  })
  readonly #webhooks = new Histogram({
    name: 'shop_webhook_settled_seconds',
    help: 'From an event at Stripe until it is settled here',
    buckets: lagSeconds,
    registers: [this.#registry],
  })
  readonly #money = new Counter({
    name: 'shop_money_minor_total',
    help: 'Money charged and given back, in the smallest unit of the currency',
    labelNames: ['kind', 'currency'],
    registers: [this.#registry],
  })
  readonly #turnedAway = new Counter({
    name: 'shop_turned_away_total',
    help: 'Requests and connections that were not let in',
    labelNames: ['why'],
    registers: [this.#registry],
  })

  readonly #rejectedWebhooks = new Counter({
    name: 'shop_webhooks_rejected_total',
    help: 'Webhooks that were answered with 400',
    labelNames: ['reason'],
    registers: [this.#registry],
  })

  constructor({ span, traces, close }: Tracer = noTracer) {
    this.span = span
    this.traces = traces
    this.#close = close
    for (const why of ['address', 'busy', 'connections'] satisfies TurnedAway[])
      this.#turnedAway.inc({ why }, 0)
    for (const reason of ['content', 'signature'] satisfies RejectedWebhook[])
      this.#rejectedWebhooks.inc({ reason }, 0)
    // Initialized to zero, because Prometheus sees no increase in the first value of a new series.
    for (const kind of ['charge', 'refund'] satisfies MoneyMovement['kind'][])
      for (const currency of currencies) this.#money.inc({ kind, currency }, 0)
  }

  /** Runs a call to a vendor in a span and records its duration. An error counts as `failed` unless `outcomeOf` maps it. */
  async vendorCall<T>(
    vendor: Vendor,
    call: string,
    work: () => Promise<T>,
    outcomeOf: { answer?: (answer: T) => VendorOutcome; error?: (error: unknown) => VendorOutcome } = {},
  ): Promise<T> {
    const stop = this.#vendorCalls.startTimer({ vendor, call })
    try {
      const answer = await this.span(`${vendor} ${call}`, { 'peer.service': vendor }, work)
      this.#note(vendor, outcomeOf.answer?.(answer) ?? 'ok', stop)
      return answer
    } catch (error) {
      this.#note(vendor, outcomeOf.error?.(error) ?? 'failed', stop)
      throw error
    }
  }

  #note(vendor: Vendor, outcome: VendorOutcome, stop: (labels: { outcome: VendorOutcome }) => void): void {
    stop({ outcome })
    if (outcome === 'failed') this.#failing.add(vendor)
    else this.#failing.delete(vendor)
  }

  /** Returns whether the last call to the vendor failed. */
  isFailing(vendor: Vendor): boolean {
    return this.#failing.has(vendor)
  }

  procedure(procedure: string, outcome: string, seconds: number): void {
    this.#procedures.observe({ procedure, outcome }, seconds)
  }

  eventSettled(seconds: number): void {
    this.#webhooks.observe(Math.max(0, seconds))
  }

  moved({ kind, currency, amountMinor }: MoneyMovement): void {
    this.#money.inc({ kind, currency }, amountMinor)
  }

  turnedAway(why: TurnedAway): void {
    this.#turnedAway.inc({ why })
  }

  webhookRejected(reason: RejectedWebhook): void {
    this.#rejectedWebhooks.inc({ reason })
  }

  /** Registers a gauge whose value is read on each scrape. */
  gauge(name: string, help: string, labelNames: string[], read: RegisteredGauge['read']): void {
    const gauge = new Gauge({ name, help, labelNames, registers: [this.#registry] })
    this.#gauges.push({ gauge, name, read, isFailing: false })
  }

  /**
   * Returns all metrics in Prometheus' text format. A gauge that can't be read has no values, and the first of consecutive
   * failures is logged.
   */
  async text(logger: Pick<FastifyBaseLogger, 'warn'>): Promise<string> {
    await Promise.all(this.#gauges.map((each) => readGauge(each, logger)))
    return `${await this.#registry.metrics()}${this.requests.text()}`
  }

  /** Registers metrics of the process: memory, CPU, event loop and release. */
  process(build: Record<string, string>): void {
    collectDefaultMetrics({ register: this.#registry })
    const help = 'What runs here'
    this.gauge('shop_build_info', help, Object.keys(build), () => [{ labels: build, value: 1 }])
  }

  close(): Promise<void> {
    return this.#close()
  }
}

async function readGauge(
  registered: RegisteredGauge,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { gauge, name, read } = registered
  try {
    const values = await read()
    gauge.reset()
    for (const { labels = {}, value } of values) gauge.set(labels, value)
    registered.isFailing = false
  } catch (error) {
    gauge.reset()
    if (!registered.isFailing) logger.warn({ err: error, metric: name }, 'a gauge could not be read')
    registered.isFailing = true
  }
}
