import { useState } from 'react'

/** Something that somebody asks for and that may fail: whether it is under way, and what to say when it has failed. */
export function usePendingWork(explain: (error: unknown) => string) {
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
