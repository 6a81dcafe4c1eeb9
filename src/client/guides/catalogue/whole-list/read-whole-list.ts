import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { guideListLimit, listPageSize } from '../../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { findNamedTag } from '../../../../shared/guides/tag-synonyms.ts'
import { getHttpStatus, type RouterOutputs } from '../../../platform/api/api.ts'
import { createBrowserCall } from '../../../platform/api/browser-call.ts'
import { toCallError } from '../../../platform/api/call-error.ts'
import {
  fetchInWorker,
  openListInWorker,
  searchListInWorker,
  UnreadableListError,
} from './search-in-worker.ts'
import type { ListingInput } from '../listing-query-string.ts'
import type { RowLayout } from '../use-visible-rows.ts'
import { findListBackup, type ListBackup } from './list-backup.ts'

export interface WholeList {
  source: 'server' | 'saved copy' | 'unreadable'
  etag: string
  /** Time when the saved copy was stored. Undefined for a list from the network. */
  savedAt?: Date
}

/** URL of the documented call for all guides (B4.8); the response has the titles in both languages. */
const address = `/api/guides?limit=${guideListLimit}&language=en`

const call = createBrowserCall(fetchInWorker)

/**
 * Loads all guides into the search worker. Sends the ETag of the saved copy itself, because "no-cache" bypasses the browser's
 * copy; an unchanged list is an empty 304.
 */
export async function readWholeList(known: WholeList | undefined, signal: AbortSignal): Promise<WholeList> {
  const saved = await findListBackup()
  const headers = { 'cache-control': 'no-cache', ...(saved ? { 'if-none-match': saved.etag } : {}) }
  // The call makes no retries, because the query retries by itself (B12.54).
  const answer = await call(address, { signal, headers }, { repeats: false })
  if (answer.status === 304 && saved) {
    const isOnShelf = known?.source === 'server' && known.etag === saved.etag
    return isOnShelf ? known : openSaved(saved, 'server')
  }
  if (!answer.ok) throw await toCallError(answer)
  try {
    await openListInWorker('fetched')
  } catch (error) {
    if (!(error instanceof UnreadableListError)) throw error
    return saved ? openSaved(saved, 'saved copy') : openEmpty()
  }
  return { source: 'server', etag: answer.headers.get('etag') ?? '' }
}

async function openSaved(saved: ListBackup, source: WholeList['source']): Promise<WholeList> {
  await openListInWorker('saved')
  return { source, etag: saved.etag, savedAt: saved.savedAt }
}

/** Opens an empty list, which replaces an unreadable response (B4.12). */
async function openEmpty(): Promise<WholeList> {
  await openListInWorker('empty')
  return { source: 'unreadable', etag: '' }
}

/** The query client of the page and the query of the whole list. */
interface ListOfPage {
  client: QueryClient
  query: FetchQueryOptions<WholeList> & { queryKey: QueryKey }
}

type Listing = RouterOutputs['guides']['listing']

/**
 * Returns the result of `guides.listing` as one page. Text searches use the server, which also searches the guides' pages; the
 * local index is only the fallback. Until the whole list is loaded, which takes long on a phone, the server answers all other
 * listings, too.
 */
export async function searchWholeList(
  { language, ...input }: ListingInput & { language: PageLanguage },
  { client, query }: ListOfPage,
  askServer: () => Promise<Listing>,
): Promise<Listing> {
  const isServers = () =>
    client.getQueryData(query.queryKey) === undefined ||
    (input.q !== undefined && findNamedTag(input.q) === undefined)
  if (isServers()) {
    const answer = await askServer().catch((error: unknown) => undefinedUnlessRefused(error))
    if (answer !== undefined && isServers()) return answer
  }
  await client.fetchQuery(query).catch(async (error: unknown) => {
    client.setQueryData(query.queryKey, await openWithoutNetwork(error))
  })
  const { cards, help, ...found } = await searchListInWorker(language, input)
  const listing = { ...found, total: cards.length, page: 1, pages: 1 }
  return { ...listing, cards: [...cards], help: help && { ...help, cards: [...help.cards] } }
}

/** Returns undefined after a network or server error, so that the list is searched in the browser. Throws any other error. */
function undefinedUnlessRefused(error: unknown): undefined {
  const status = getHttpStatus(error)
  if (error instanceof TRPCClientError && (status === undefined || status >= 500)) return undefined
  throw error
}

/** Opens the saved copy of the list after the one retry has failed (B4.11). */
async function openWithoutNetwork(error: unknown): Promise<WholeList> {
  const saved = error instanceof TypeError ? await findListBackup() : undefined
  if (saved === undefined) throw error
  return openSaved(saved, 'saved copy')
}

/**
 * Restores the scroll position after going back or a reload. The browser can only scroll to the end of the server's first cards.
 * If the user is still there when all guides are loaded, scrolls on to the saved position (B4.8).
 */
export function restoreScrollPosition(list: HTMLElement, { columns, pitch }: RowLayout): () => void {
  // Disables scroll anchoring: after going back, the browser would anchor to one of the first cards instead of the card seen last.
  list.style.overflowAnchor = 'none'
  // Without the Navigation API, the position stays at the end of the first cards.
  const { navigation } = window as Partial<Window>
  const kept = navigation?.currentEntry?.getState() as { place?: number } | undefined
  const firstEnd = Math.floor(listPageSize / columns) * pitch
  const seesFirstEnd = list.getBoundingClientRect().top + firstEnd <= window.innerHeight
  if (kept?.place !== undefined && seesFirstEnd) window.scrollTo(0, kept.place)

  const keep = () => navigation?.updateCurrentEntry({ state: { place: window.scrollY } })
  window.addEventListener('scrollend', keep)
  return () => window.removeEventListener('scrollend', keep)
}
