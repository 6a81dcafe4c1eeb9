const measuredEachMs = 20
const rememberedMs = 400
/** Maximum weight of one measurement in the average. */
const maxWeight = 0.5
/** Multiple of `busyAfterMs` from which guests' pages and Stripe's webhooks are rejected, too. */
const severeFactor = 4

type Pressure = 'none' | 'some' | 'most'

/** Measures the delay of the event loop. Averaged, so that a single long task does not count as pressure. */
export function createPressureGauge(busyAfterMs: number) {
  let lateMs = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const elapsed = now - last
    last = now
    lateMs += (elapsed - measuredEachMs - lateMs) * Math.min(maxWeight, elapsed / rememberedMs)
  }, measuredEachMs)
  timer.unref()
  return {
    pressure: () => classifyPressure(lateMs, busyAfterMs),
    stop: () => clearInterval(timer),
  }
}

export function classifyPressure(lateMs: number, busyAfterMs: number): Pressure {
  if (lateMs <= busyAfterMs) return 'none'
  return lateMs <= busyAfterMs * severeFactor ? 'some' : 'most'
}
