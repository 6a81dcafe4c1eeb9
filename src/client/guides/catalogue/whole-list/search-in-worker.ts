import type { FoundCards, ListingRequest } from '../../../../shared/guides/shelf.ts'
import type { ShelfCard } from '../../../../shared/guides/guides.ts'
import type { FromWorker, ToWorker } from './search.worker.ts'

type ListSearchResult = FoundCards<ShelfCard>

/** The response is not a list of guides. */
export class UnreadableList extends Error {}

interface Waiting<Value> {
  resolve: (value: Value) => void
  reject: (reason: Error) => void
}

/** The one shelf of this page; opened anew, it holds the newer list. Messages keep their order both ways. */
let worker: Worker | undefined
let cards = new Map<number, ShelfCard>()
let arriving = new Map<number, ShelfCard>()
let opening: Waiting<void> | undefined
const questions = new Map<number, Waiting<ListSearchResult>>()
let asked = 0

export function openList(bytes: ArrayBuffer): Promise<void> {
  return new Promise((resolve, reject) => {
    opening = { resolve, reject }
    arriving = new Map()
    worker ??= startWorker()
    send({ bytes }, [bytes])
  })
}

export function searchList(request: ListingRequest): Promise<ListSearchResult> {
  return new Promise((resolve, reject) => {
    asked += 1
    questions.set(asked, { resolve, reject })
    worker ??= startWorker()
    send({ question: asked, request })
  })
}

function send(message: ToWorker, transfer: Transferable[] = []): void {
  worker?.postMessage(message, transfer)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data))
  started.addEventListener('error', (event) => {
    const reason = new Error(`The shelf failed: ${event.message}`)
    opening?.reject(reason)
    for (const { reject } of questions.values()) reject(reason)
    questions.clear()
    started.terminate()
    worker = undefined
  })
  return started
}

function hear(message: FromWorker): void {
  if ('cards' in message) {
    for (const card of message.cards) arriving.set(card.id, card)
  } else if ('opened' in message) {
    cards = arriving
    opening?.resolve()
  } else if ('unreadable' in message) {
    opening?.reject(new UnreadableList(message.unreadable))
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

function cardsOf(ids: readonly number[]): ShelfCard[] {
  return ids.flatMap((id) => cards.get(id) ?? [])
}
