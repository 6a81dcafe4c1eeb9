// Fetches, parses, indexes and searches the whole list, so that ten thousand guides never block the page.
import { createThesaurus } from '../../../../shared/guides/search-synonyms.ts'
import {
  openCatalogIndex,
  type ListingResult,
  type ListingRequest,
} from '../../../../shared/guides/catalog-index.ts'
import { localizeCard, type GuideSummary, type ListedCard } from '../../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { normalizeGuideFields } from '../../../../shared/guides/fields/read-guide-fields.ts'
import { findListBackup, saveListBackup } from './list-backup.ts'

/** Source of the indexed list: the last fetched response, which becomes the saved copy; the saved copy; or an empty list. */
export type ListSource = 'fetched' | 'saved' | 'empty'

export type WorkerRequest =
  | { fetch: number; url: string; headers: [string, string][] }
  | { abort: number }
  | { open: ListSource }
  | { question: number; language: PageLanguage; request: ListingRequest }

type Headline = Pick<Response, 'status' | 'statusText'> & { headers: [string, string][] }

export type WorkerResponse =
  /** The response to a fetch. Its body is null for a successful response and for 304. */
  | ({ answered: number; body: string | null } & Headline)
  /** The network error of a fetch. */
  | { lost: number; reason: string }
  /** All cards in the language of the next query, in slices; the first slice replaces previous cards. */
  | { cards: ListedCard[]; start: number }
  | { opened: true }
  | { unreadable: string }
  | ({ question: number } & FoundIds)

/** Search results as ids of cards that the page already has. */
export interface FoundIds extends Omit<ListingResult<never>, 'cards' | 'help'> {
  ids: number[]
  help: { tags: string[]; ids: number[] } | null
}

/** Number of cards per message, which the page receives within a few milliseconds. */
const sliceSize = 200

/** Contains the domain synonyms only; general synonyms are on the server. */
const thesaurus = createThesaurus()
let catalogIndex = openCatalogIndex<GuideSummary>([], thesaurus)
let all: readonly GuideSummary[] = []
/** Language of the cards that the page has received. */
let handedOver: PageLanguage | undefined
let fetched = { bytes: new ArrayBuffer(), etag: '' }
const fetching = new Map<number, AbortController>()
const post = (message: WorkerResponse) => self.postMessage(message, {})

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('fetch' in data) return void fetchList(data)
  if ('abort' in data) return fetching.get(data.abort)?.abort()
  if ('open' in data) return void open(data.open)
  if (data.language !== handedOver) handOver(data.language)
  const { cards, help, ...found } = catalogIndex.find(data.request)
  post({
    question: data.question,
    ...found,
    ids: idsOf(cards),
    help: help && { tags: help.tags, ids: idsOf(help.cards) },
  })
})

const idsOf = (cards: readonly ListedCard[]) => cards.map(({ id }) => id)

async function fetchList({ fetch: number, url, headers }: Extract<WorkerRequest, { fetch: number }>) {
  const aborter = new AbortController()
  fetching.set(number, aborter)
  try {
    const answer = await fetch(url, { headers, credentials: 'include', signal: aborter.signal })
    const { status, statusText, ok } = answer
    const etag = answer.headers.get('etag') ?? ''
    if (ok) fetched = { bytes: await answer.arrayBuffer(), etag }
    const body = ok || status === 304 ? null : await answer.text()
    post({ answered: number, status, statusText, headers: [...answer.headers], body })
  } catch (error) {
    post({ lost: number, reason: String(error) })
  }
  fetching.delete(number)
}

async function open(source: ListSource): Promise<void> {
  try {
    const cards = source === 'empty' ? [] : readCards(await bytesOf(source))
    catalogIndex = openCatalogIndex(cards, thesaurus)
    all = cards
    handedOver = undefined
    if (source === 'fetched') await saveListBackup(fetched.bytes, fetched.etag)
    fetched = { bytes: new ArrayBuffer(), etag: '' }
    post({ opened: true })
  } catch (error) {
    post({ unreadable: String(error) })
  }
}

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
