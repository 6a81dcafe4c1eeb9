// Fetches, parses, indexes and searches the whole list, so that ten thousand guides never block the page.
import { createThesaurus } from '../../../../shared/guides/search-synonyms.ts'
import { openCatalogIndex, type ListingRequest } from '../../../../shared/guides/catalog-index.ts'
import { localizeCard, type GuideSummary, type ListedCard } from '../../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { normalizeGuideFields } from '../../../../shared/guides/fields/read-guide-fields.ts'
import { findListBackup, saveListBackup } from './list-backup.ts'

/** Source of the indexed list: the last fetched response, which becomes the saved copy; the saved copy; or an empty list. */
export type ListSource = 'fetched' | 'saved' | 'empty'

/** A call of a procedure with its own number, or the abort of one. */
export type WorkerRequest = { id: number; name: keyof WorkerProcedures; input: never } | { abort: number }

export type WorkerResponse =
  /** All cards in the language of the next search, in slices; the first slice replaces previous cards. */
  { cards: ListedCard[]; start: number } | { id: number; result: unknown } | { id: number; failure: string }

/** Number of cards per message, which the page receives within a few milliseconds. */
const sliceSize = 200

/** Contains the domain synonyms only; general synonyms are on the server. */
const thesaurus = createThesaurus()
let catalogIndex = openCatalogIndex<GuideSummary>([], thesaurus)
let all: readonly GuideSummary[] = []
/** Language of the cards that the page has received. */
let handedOver: PageLanguage | undefined
let fetched = { bytes: new ArrayBuffer(), etag: '' }
const running = new Map<number, AbortController>()
const post = (message: WorkerResponse) => self.postMessage(message, {})

const procedures = {
  /** Fetches the list. The body is null for 304 and for a successful response, which the worker keeps. */
  async fetchList(asked: { url: string; headers: [string, string][] }, signal: AbortSignal) {
    const answer = await fetch(asked.url, { headers: asked.headers, credentials: 'include', signal })
    const { status, statusText, ok } = answer
    const etag = answer.headers.get('etag') ?? ''
    if (ok) fetched = { bytes: await answer.arrayBuffer(), etag }
    const body = ok || status === 304 ? null : await answer.text()
    return { status, statusText, headers: [...answer.headers], body }
  },

  async open(source: ListSource) {
    const cards = source === 'empty' ? [] : readCards(await bytesOf(source))
    catalogIndex = openCatalogIndex(cards, thesaurus)
    all = cards
    handedOver = undefined
    if (source === 'fetched') await saveListBackup(fetched.bytes, fetched.etag)
    fetched = { bytes: new ArrayBuffer(), etag: '' }
  },

  /** Searches the list. Returns ids of cards that the page already has. */
  search({ language, request }: { language: PageLanguage; request: ListingRequest }) {
    if (language !== handedOver) handOver(language)
    const { cards, help, ...found } = catalogIndex.find(request)
    return { ...found, ids: idsOf(cards), help: help && { tags: help.tags, ids: idsOf(help.cards) } }
  },
}
export type WorkerProcedures = typeof procedures

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('abort' in data) return running.get(data.abort)?.abort()
  void answer(data)
})

async function answer({ id, name, input }: Exclude<WorkerRequest, { abort: number }>): Promise<void> {
  const aborter = new AbortController()
  running.set(id, aborter)
  try {
    post({ id, result: await procedures[name](input, aborter.signal) })
  } catch (error) {
    post({ id, failure: String(error) })
  }
  running.delete(id)
}

const idsOf = (cards: readonly ListedCard[]) => cards.map(({ id }) => id)

function handOver(language: PageLanguage): void {
  handedOver = language
  for (let start = 0; start === 0 || start < all.length; start += sliceSize) {
    const slice = all.slice(start, start + sliceSize)
    post({ start, cards: slice.map((card) => localizeCard(language, toListedCard(card))) })
  }
}

async function bytesOf(source: 'fetched' | 'saved'): Promise<ArrayBuffer> {
  if (source === 'fetched') return fetched.bytes
  const saved = await findListBackup()
  if (saved === undefined) throw new TypeError('the saved copy is gone')
  return saved.bytes()
}

/** Returns a card with the same fields as the server's listing, so that React leaves shown cards unchanged. */
const toListedCard = ({
  titleTh: _title,
  summaryTh: _summary,
  tools: _tools,
  startCost: _startCost,
  firstIncome: _firstIncome,
  ...card
}: GuideSummary): ListedCard => card

function readCards(bytes: ArrayBuffer): GuideSummary[] {
  const rows: unknown = JSON.parse(new TextDecoder().decode(bytes))
  const cards: unknown[] = Array.isArray(rows) ? rows.filter(isRow).map(normalizeGuideFields) : []
  if (!Array.isArray(rows) || cards.length < rows.length || !cards.every(isCard))
    throw new TypeError('not a list of guides')
  return cards
}

const isRow = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null

const isCard = (card: unknown): card is GuideSummary =>
  isRow(card) && typeof card['id'] === 'number' && typeof card['titleEn'] === 'string'
