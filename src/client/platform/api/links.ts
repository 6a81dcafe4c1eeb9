import { TRPCClientError, type Operation, type TRPCLink } from '@trpc/client'
import { observable, observableToPromise, type Unsubscribable } from '@trpc/server/observable'
import type { AppRouter } from '../../../server/router.ts'

/** Creates a link that answers calls locally. If `answer` returns undefined, the next link handles the call. */
export function createLocalLink(
  answer: (call: Operation, askNext: () => Promise<unknown>) => Promise<unknown> | undefined,
): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      const askNext = async () => {
        const { result } = await observableToPromise(next(op))
        return 'data' in result ? result.data : undefined
      }
      const answered = answer(op, askNext)
      if (answered === undefined) return next(op)
      return observable((observer) => {
        const tell = async () => {
          observer.next({ result: { data: await answered } })
          observer.complete()
        }
        tell().catch((error: Error) => observer.error(TRPCClientError.from(error)))
      })
    }
}

/**
 * Creates a link whose code is loaded with the first call, because a first visit sends none. Once loaded, calls are sent
 * synchronously.
 */
export function createLazyLink(load: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
  let loaded: TRPCLink<AppRouter> | undefined
  return (runtime) => (call) =>
    observable((observer) => {
      let answering: Unsubscribable | undefined
      let isOver = false
      const ask = async () => {
        loaded ??= await load()
        if (!isOver) answering = loaded(runtime)(call).subscribe(observer)
      }
      ask().catch((error: Error) => observer.error(TRPCClientError.from(error)))
      return () => {
        isOver = true
        answering?.unsubscribe()
      }
    })
}
