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
  /** When a saved copy was made. */
  savedAt?: Date
}

/** The grid's own call (B4.8); its answer carries the titles of both languages. */
const address = `/api/guides?limit=${guideListLimit}&language=en`

const call = callBy(fetchInWorker)

/**
 * Puts every guide on the shelf. The page asks with the ETag of its saved copy, because a browser that is told "no-cache"
 * leaves its own copy alone: unchanged, the answer is an empty 304.
 */
export async function readWholeList(known: WholeList | undefined, signal: AbortSignal): Promise<WholeList> {
  const saved = await findBackup()
  const headers = { 'cache-control': 'no-cache', ...(saved ? { 'if-none-match': saved.etag } : {}) }
  // The query has its own retry (B12.54).
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

/** B4.12: what cannot be read is an empty list. */
async function openEmpty(): Promise<WholeList> {
  await openList('empty')
  return { source: 'unreadable', etag: '' }
}

/** The whole list as this page's queries hold it. */
interface ListOfPage {
  client: QueryClient
  query: FetchQueryOptions<WholeList> & { queryKey: QueryKey }
}

type Listing = Outputs['guides']['listing']

/**
 * What the server's own `guides.listing` would say, all of it at once. A text is searched by the server, which also has what
 * the guides' own pages say, and here only if the server cannot be reached. Until every guide is read, which takes a phone
 * long, it answers everything else as well, a page at a time.
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

/** An error without data is no answer of the server, and one of its own is worth the list's retry (B4.11). */
function undefinedUnlessRefused(error: unknown): undefined {
  const status = statusOf(error)
  if (error instanceof TRPCClientError && (status === undefined || status >= 500)) return undefined
  throw error
}

/** B4.11: after the one retry, the saved copy is the fallback. */
async function openWithoutNetwork(error: unknown): Promise<WholeList> {
  const saved = error instanceof TypeError ? await findBackup() : undefined
  if (saved === undefined) throw error
  return openSaved(saved, 'saved copy')
}
