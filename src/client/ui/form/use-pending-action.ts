import { useState } from 'react'

/** Tracks an action that may fail: whether it is pending, and the error message after a failure. */
export function usePendingAction(explain: (error: unknown) => string) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  const run = async (work: () => Promise<void>): Promise<void> => {
    if (pending) return
    setPending(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(explain(error))
    } finally {
      setPending(false)
    }
  }

  return { pending, failure, run }
}
