import { useEffect, useState } from 'react'

/** Counts whole seconds down to 0; `start` restarts the countdown. */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: () => setLeft(seconds) }
}
