import type { ListingResult, ListingRequest } from '../../../../shared/guides/catalog-index.ts'
import type { ListedCard } from '../../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import type { ListSource, WorkerProcedures, WorkerRequest, WorkerResponse } from './search.worker.ts'

/** Thrown if the response is not a list of guides. */
export class UnreadableListError extends Error {}

interface Waiting {
  resolve: (result: never) => void
  reject: (reason: Error) => void
  /** Class of the error that reports a failure in the worker. */
  Failure: new (message: string) => Error
}

/** The search worker of this page; opening another list replaces its index. Messages are delivered in order both ways. */
let worker: Worker | undefined
let cards = new Map<number, ListedCard>()
const waiting = new Map<number, Waiting>()
let asked = 0

/** Fetches like `fetch`, but the worker keeps a successful body, because parsing 13 MB would block the page. */
export async function fetchInWorker(url: string, { headers, signal }: RequestInit): Promise<Response> {
  signal?.throwIfAborted()
  const input = { url, headers: [...new Headers(headers)] }
  // A TypeError reports a network failure, as `fetch` does.
  const { body, ...init } = await ask('fetchList', input, TypeError, signal)
  return new Response(body, init)
}

export const openListInWorker = (source: ListSource): Promise<void> =>
  ask('open', source, UnreadableListError)

export async function searchListInWorker(
  language: PageLanguage,
  request: ListingRequest,
): Promise<ListingResult<ListedCard>> {
  const { ids, help, ...found } = await ask('search', { language, request }, Error)
  return { ...found, cards: cardsOf(ids), help: help && { tags: help.tags, cards: cardsOf(help.ids) } }
}

function ask<Name extends keyof WorkerProcedures>(
  name: Name,
  input: Parameters<WorkerProcedures[Name]>[0],
  Failure: Waiting['Failure'],
  signal?: AbortSignal | null,
): Promise<Awaited<ReturnType<WorkerProcedures[Name]>>> {
  asked += 1
  const id = asked
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject, Failure })
    send({ id, name, input: input as never })
    signal?.addEventListener('abort', () => {
      waiting.delete(id)
      send({ abort: id })
      reject(signal.reason as Error)
    })
  })
}

function send(message: WorkerRequest): void {
  worker ??= startWorker()
  worker.postMessage(message, {})
}

function startWorker(): Worker {
  const started = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => hear(data))
  started.addEventListener('error', (event) => {
    const failed = event instanceof ErrorEvent
    // A network failure while the worker loads is reported like a failed call.
    const reason = failed ? new Error(`The shelf failed: ${event.message}`) : new TypeError('No shelf came')
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    started.terminate()
    worker = undefined
  })
  return started
}

function hear(message: WorkerResponse): void {
  if ('cards' in message) {
    if (message.start === 0) cards = new Map()
    for (const card of message.cards) cards.set(card.id, card)
    return
  }
  const call = waiting.get(message.id)
  waiting.delete(message.id)
  if ('failure' in message) call?.reject(new call.Failure(message.failure))
  else call?.resolve(message.result as never)
}

function cardsOf(ids: readonly number[]): ListedCard[] {
  return ids.flatMap((id) => cards.get(id) ?? [])
}
