import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { guideListLimit } from '../../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { findNamedTag } from '../../../../shared/guides/match-tags.ts'
import { statusOf, type Outputs } from '../../../platform/api/api.ts'
import { browserLanguage, callBy } from '../../../platform/api/browser-call.ts'
import { toCallError } from '../../../platform/api/call-error.ts'
import { fetchInWorker, openList, searchList, UnreadableList } from './search-in-worker.ts'
import type { ListingInput } from '../listing-input.ts'
import { findBackup, type ListBackup } from './list-backup.ts'

export { keepPlace } from './keep-place.ts'

export interface WholeList {
  source: 'server' | 'saved copy' | 'unreadable'
  etag: string
  /** When the saved copy was stored. */
  savedAt?: Date
}

/** The documented call of the grid (B4.8); its response has the titles in both languages. */
const address = `/api/guides?limit=${guideListLimit}&language=en`

const call = callBy(fetchInWorker)

/**
 * Loads all guides into the search worker. Sends the ETag of the saved copy itself, because "no-cache" bypasses the browser's
 * own copy; an unchanged list is an empty 304.
 */
export async function readWholeList(known: WholeList | undefined, signal: AbortSignal): Promise<WholeList> {
  const saved = await findBackup()
  const headers = { 'cache-control': 'no-cache', ...(saved ? { 'if-none-match': saved.etag } : {}) }
  // The query does its own retry (B12.54).
  const answer = await call(address, { signal, headers }, { repeats: false })
  if (answer.status === 304 && saved) {
    const isOnShelf = known?.source === 'server' && known.etag === saved.etag
    return isOnShelf ? known : openSaved(saved, 'server')
  }
  if (!answer.ok) throw await toCallError(answer, browserLanguage())
  try {
    await openList('fetched')
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error
    return saved ? openSaved(saved, 'saved copy') : openEmpty()
  }
  return { source: 'server', etag: answer.headers.get('etag') ?? '' }
}

async function openSaved(saved: ListBackup, source: WholeList['source']): Promise<WholeList> {
  await openList('saved')
  return { source, etag: saved.etag, savedAt: saved.savedAt }
}

/** B4.12: an unreadable response counts as an empty list. */
async function openEmpty(): Promise<WholeList> {
  await openList('empty')
  return { source: 'unreadable', etag: '' }
}

/** The query of the whole list, with its client. */
interface ListOfPage {
  client: QueryClient
  query: FetchQueryOptions<WholeList> & { queryKey: QueryKey }
}

type Listing = Outputs['guides']['listing']

/**
 * Returns what `guides.listing` would, as one page. Text searches use the server, which also searches the guides' pages; the
 * local index is only the fallback. Until the whole list is loaded, which takes a phone long, the server answers all other
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
  const { cards, help, ...found } = await searchList(language, input)
  const listing = { ...found, total: cards.length, page: 1, pages: 1 }
  return { ...listing, cards: [...cards], help: help && { ...help, cards: [...help.cards] } }
}

/** Returns undefined for network and server errors; other responses are thrown, for the list's retry (B4.11). */
function undefinedUnlessRefused(error: unknown): undefined {
  const status = statusOf(error)
  if (error instanceof TRPCClientError && (status === undefined || status >= 500)) return undefined
  throw error
}

/** B4.11: falls back to the saved copy after the one retry. */
async function openWithoutNetwork(error: unknown): Promise<WholeList> {
  const saved = error instanceof TypeError ? await findBackup() : undefined
  if (saved === undefined) throw error
  return openSaved(saved, 'saved copy')
}
