import { guideUploadPath } from '../../../../shared/admin/guide-files.ts'
import { createBrowserCall } from '../../../platform/api/browser-call.ts'
import { toCallError } from '../../../platform/api/call-error.ts'

type OnSent = (done: number, total: number) => void

/** Uploads a file of guides under the id; `onSent` receives the number of sent bytes and the total. */
export async function uploadFile(id: string, file: File, onSent: OnSent, signal: AbortSignal): Promise<void> {
  const body = new FormData()
  body.append('file', file)
  const send = createBrowserCall((url, init) => sendWatched(url, init, onSent))
  const answer = await send(`${guideUploadPath}/${id}`, { method: 'POST', body, signal })
  if (!answer.ok) throw await toCallError(answer)
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function sendWatched(url: string, { method, headers, body, signal }: RequestInit, onSent: OnSent) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method ?? 'GET', url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total))
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    )
    request.addEventListener('error', () => reject(new TypeError('The upload failed')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was aborted', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body instanceof FormData ? body : null)
  })
}
