import type { ListingResult, ListingRequest } from '../../../../shared/guides/catalog-index.ts'
import type { ListedCard } from '../../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import type { WorkerResponse, ListSource, WorkerRequest } from './search.worker.ts'

type ListSearchResult = ListingResult<ListedCard>

/** Thrown if the response is not a list of guides. */
export class UnreadableListError extends Error {}

interface Waiting<Value> {
  resolve: (value: Value) => void
  reject: (reason: Error) => void
}

/** The search worker of this page; opening another list replaces its index. Messages are delivered in order both ways. */
let worker: Worker | undefined
let cards = new Map<number, ListedCard>()
let opening: Waiting<void> | undefined
const fetches = new Map<number, Waiting<Response>>()
const questions = new Map<number, Waiting<ListSearchResult>>()
let asked = 0

/** Fetches like `fetch`, but the worker keeps a successful body, because parsing 13 MB would block the page. */
export async function fetchInWorker(url: string, { headers, signal }: RequestInit): Promise<Response> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    asked += 1
    const number = asked
    fetches.set(number, { resolve, reject })
    send({ fetch: number, url, headers: [...new Headers(headers)] })
    signal?.addEventListener('abort', () => {
      fetches.delete(number)
      send({ abort: number })
      reject(signal.reason as Error)
    })
  })
}

export function openListInWorker(open: ListSource): Promise<void> {
  return new Promise((resolve, reject) => {
    opening = { resolve, reject }
    send({ open })
  })
}

export function searchListInWorker(
  language: PageLanguage,
  request: ListingRequest,
): Promise<ListSearchResult> {
  return new Promise((resolve, reject) => {
    asked += 1
    questions.set(asked, { resolve, reject })
    send({ question: asked, language, request })
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
    opening?.reject(reason)
    for (const { reject } of [...fetches.values(), ...questions.values()]) reject(reason)
    fetches.clear()
    questions.clear()
    started.terminate()
    worker = undefined
  })
  return started
}

function hear(message: WorkerResponse): void {
  if ('cards' in message) {
    if (message.start === 0) cards = new Map()
    for (const card of message.cards) cards.set(card.id, card)
  } else if ('opened' in message) {
    opening?.resolve()
  } else if ('unreadable' in message) {
    opening?.reject(new UnreadableListError(message.unreadable))
  } else if ('answered' in message) {
    const { answered, body, ...init } = message
    fetches.get(answered)?.resolve(new Response(body, init))
    fetches.delete(answered)
  } else if ('lost' in message) {
    // A TypeError reports a network failure, as `fetch` does.
    fetches.get(message.lost)?.reject(new TypeError(message.reason))
    fetches.delete(message.lost)
  } else {
    const { question, ids, help, ...found } = message
    questions.get(question)?.resolve({
      ...found,
      cards: cardsOf(ids),
      help: help && { tags: help.tags, cards: cardsOf(help.ids) },
    })
    questions.delete(question)
  }
}

function cardsOf(ids: readonly number[]): ListedCard[] {
  return ids.flatMap((id) => cards.get(id) ?? [])
}
