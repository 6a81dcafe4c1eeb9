/** The last list that could be parsed, as the server sent it; contains public cards only (B4.12). */
export interface ListBackup {
  bytes: () => Promise<ArrayBuffer>
  etag: string
  savedAt: Date
}

const savedCopies = 'guides'
const address = '/api/guides'
/** Bytes. Ten thousand cards take about 13 MB. */
const maxCopyBytes = 16_000_000

/** Opens the cache of saved lists. Undefined if the browser has no Cache API, for example over plain HTTP. */
async function openCopies(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(savedCopies).catch(() => undefined) : undefined
}

export async function findListBackup(): Promise<ListBackup | undefined> {
  const copy = await (await openCopies())?.match(address)
  return copy === undefined
    ? undefined
    : {
        bytes: () => copy.arrayBuffer(),
        etag: copy.headers.get('etag') ?? '',
        savedAt: new Date(copy.headers.get('date') ?? ''),
      }
}

/** Saves the list. A full disk must not fail the list, which is already on the page. */
export async function saveListBackup(copy: ArrayBuffer, etag: string): Promise<void> {
  if (copy.byteLength > maxCopyBytes) return
  const headers = { etag, date: new Date().toUTCString() }
  await (await openCopies())?.put(address, new Response(copy, { headers })).catch(() => undefined)
}
