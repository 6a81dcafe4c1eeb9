import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Currency } from '../../shared/money.ts'
import { currencyOf } from '../../shared/prices.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { countAt, countingMs, countUp, type Count, type Frames } from './count-up.ts'

const investmentFrom: Record<Currency, number> = { usd: 100, jpy: 10_000 }

/** Three numbers that count up once they are visible. The HTML contains the final values from the start. */
export function Counters() {
  const { t, language } = useLanguage()
  const list = useRef<HTMLDListElement>(null)
  const elapsedMs = useCountingTime(list)
  const many = (count: number) => t('home.many', { count })
  const currency = currencyOf(language)
  const money = (amount: number) => t(`price.${currency}`, { amount })
  return (
    // It appears slightly later than the rest, to hide the jump from the final values to the start values.
    <dl
      ref={list}
      className="mt-10 grid grid-cols-3 gap-x-6 sm:flex sm:gap-x-10 [@media(scripting:enabled)]:animate-[arrive_180ms_ease-out_400ms_backwards]"
    >
      <Counter
        label={t('home.stories')}
        count={{ from: 0, to: 10_000 }}
        format={many}
        elapsedMs={elapsedMs}
      />
      <Counter
        label={t('home.strategies')}
        count={{ from: 0, to: 1000 }}
        format={many}
        elapsedMs={elapsedMs}
      />
      <Counter
        label={t('home.investment')}
        count={{ from: investmentFrom[currency], to: 0 }}
        format={money}
        elapsedMs={elapsedMs}
      />
    </dl>
  )
}

interface CounterProps {
  label: string
  count: Count
  format: (count: number) => string
  elapsedMs: number
}

/** The final value reserves the space and is read by screen readers; the counting number is drawn over it. */
function Counter({ label, count, format, elapsedMs }: CounterProps) {
  const isRunning = elapsedMs < countingMs
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="relative text-lg leading-tight font-semibold tabular-nums">
        <span className={isRunning ? 'opacity-0' : undefined}>{format(count.to)}</span>
        {isRunning && (
          <span aria-hidden="true" className="absolute top-0 left-0 whitespace-nowrap">
            {format(countAt(count, elapsedMs))}
          </span>
        )}
      </dd>
    </div>
  )
}

const screenFrames: Frames = {
  request: (draw) => requestAnimationFrame(draw),
  cancel: (frame) => cancelAnimationFrame(frame),
}

/** The final value, unless script runs and the user accepts motion. */
function useCountingTime(seen: RefObject<Element | null>): number {
  const [elapsedMs, setElapsedMs] = useState(countingMs)
  useEffect(() => {
    if (seen.current === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop: (() => void) | undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      stop = countUp(setElapsedMs, screenFrames)
    })
    observer.observe(seen.current)
    return () => {
      observer.disconnect()
      stop?.()
    }
  }, [seen])
  return elapsedMs
}
