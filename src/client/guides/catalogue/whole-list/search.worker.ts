// The whole list is read, indexed and searched here, so that ten thousand guides never hold up the page.
import { createThesaurus } from '../../../../shared/guides/search-synonyms.ts'
import { openShelf, type FoundCards, type ListingRequest } from '../../../../shared/guides/shelf.ts'
import type { ShelfCard } from '../../../../shared/guides/guides.ts'
import { readGuideFields } from '../../../../shared/guides/read-guide-fields.ts'

export type ToWorker = { bytes: ArrayBuffer } | { question: number; request: ListingRequest }

export type FromWorker =
  | { cards: ShelfCard[] }
  | { opened: true }
  | { unreadable: string }
  | ({ question: number } & FoundIds)

/** What a shelf finds, with the ids of cards that the page has. */
export interface FoundIds extends Omit<FoundCards<never>, 'cards' | 'help'> {
  ids: number[]
  help: { tags: string[]; ids: number[] } | null
}

/** Cards handed to the page in one message; taking one over is a task of few milliseconds. */
const sliceSize = 200

/** Of the trade's own words; everyday words are the server's. */
const thesaurus = createThesaurus()
let shelf = openShelf<ShelfCard>([], thesaurus)
const tell = (message: FromWorker) => self.postMessage(message, {})

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('bytes' in data) return open(data.bytes)
  const { cards, help, ...found } = shelf.find(data.request)
  tell({
    question: data.question,
    ...found,
    ids: idsOf(cards),
    help: help && { tags: help.tags, ids: idsOf(help.cards) },
  })
})

const idsOf = (cards: readonly ShelfCard[]) => cards.map(({ id }) => id)

function open(bytes: ArrayBuffer): void {
  try {
    const cards = readCards(bytes)
    shelf = openShelf(cards, thesaurus)
    for (let start = 0; start < cards.length; start += sliceSize)
      tell({ cards: cards.slice(start, start + sliceSize) })
    tell({ opened: true })
  } catch (error) {
    tell({ unreadable: String(error) })
  }
}

function readCards(bytes: ArrayBuffer): ShelfCard[] {
  const rows: unknown = JSON.parse(new TextDecoder().decode(bytes))
  const cards: unknown[] = Array.isArray(rows) ? rows.filter(isRow).map(readGuideFields) : []
  if (!Array.isArray(rows) || cards.length < rows.length || !cards.every(isCard))
    throw new TypeError('not a list of guides')
  return cards
}

const isRow = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null

const isCard = (card: unknown): card is ShelfCard =>
  isRow(card) && typeof card['id'] === 'number' && typeof card['titleEn'] === 'string'
