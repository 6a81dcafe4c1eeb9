import { monitorEventLoopDelay } from 'node:perf_hooks'

const measuredEachMs = 200
const resolutionMs = 10
/** Pages of guests and Stripe's events are the last to go. */
const lastToGo = 4

export type Pressure = 'none' | 'some' | 'most'

export interface PressureGauge {
  pressure: () => Pressure
  stop: () => void
}

/** How late the event loop comes, on average of the last moment; one long task alone is no pressure. */
export function gaugePressure(busyAfterMs: number): PressureGauge {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let lateMs = 0
  const timer = setInterval(() => {
    // Nothing measured at all: the loop has not come round since.
    lateMs = delay.count === 0 ? measuredEachMs : delay.mean / 1e6 - resolutionMs
    delay.reset()
  }, measuredEachMs)
  timer.unref()
  return {
    pressure: () => pressureOf(lateMs, busyAfterMs),
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}

export function pressureOf(lateMs: number, busyAfterMs: number): Pressure {
  if (lateMs <= busyAfterMs) return 'none'
  return lateMs <= busyAfterMs * lastToGo ? 'some' : 'most'
}
