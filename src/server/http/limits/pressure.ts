const measuredEachMs = 20
const rememberedMs = 400
/** Of a single measurement. */
const heaviest = 0.5
/** Pages of guests and Stripe's events are the last to go. */
const lastToGo = 4

export type Pressure = 'none' | 'some' | 'most'

export interface PressureGauge {
  pressure: () => Pressure
  stop: () => void
}

/** How late the event loop comes, on average of the last moment; one long task alone is no pressure. */
export function gaugePressure(busyAfterMs: number): PressureGauge {
  let lateMs = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const elapsed = now - last
    last = now
    lateMs += (elapsed - measuredEachMs - lateMs) * Math.min(heaviest, elapsed / rememberedMs)
  }, measuredEachMs)
  timer.unref()
  return {
    pressure: () => pressureOf(lateMs, busyAfterMs),
    stop: () => clearInterval(timer),
  }
}

export function pressureOf(lateMs: number, busyAfterMs: number): Pressure {
  if (lateMs <= busyAfterMs) return 'none'
  return lateMs <= busyAfterMs * lastToGo ? 'some' : 'most'
}
