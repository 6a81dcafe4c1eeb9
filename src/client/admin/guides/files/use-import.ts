import { useEffect, useRef, useState } from 'react'
import type { FileComparison, FileProgress } from '../../../../shared/admin/guide-file-schemas.ts'
import { maxGuideFileBytes, guideUploadPath } from '../../../../shared/admin/guide-files.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { getRefusalCode, getFieldProblems, type Api } from '../../../platform/api/api.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { explainFileProblem } from '../explain-problem.ts'
import type { ImportProgressData } from './import-progress.tsx'
import { browserClock } from '../../../platform/browser/clock.ts'
import { createBrowserCall } from '../../../platform/api/browser-call.ts'
import { toCallError } from '../../../platform/api/call-error.ts'

type Import =
  | { is: 'idle' }
  | { is: 'comparing' }
  /** `again` is the file to upload again; undefined if a retry can't help. */
  | { is: 'failed'; why: string; again?: File }
  | { is: 'compared'; file: string; compared: FileComparison }
  | { is: 'written'; count: number }

/** Imports a file of guides: uploads it, compares it, and writes it once the operator confirms the changes (B20.60). */
export function useImport() {
  const { t } = useLanguage()
  const { client, guides } = trpc.useUtils()
  const [state, setState] = useState<Import>({ is: 'idle' })
  const [progress, setProgress] = useState<ImportProgressData>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Aborts the running upload or comparison, because another file was chosen. */
  const reset = () => {
    running.current?.abort()
    setProgress(undefined)
    setState({ is: 'idle' })
  }

  const fail = async (error: unknown, chosen: File) => {
    reportFailure('A file of guides could not be compared', error)
    const refusal = getRefusalCode(error)
    const [problem] = getFieldProblems(error)
    if (problem !== undefined) setState({ is: 'failed', why: explainFileProblem(t, problem.reason) })
    else if (refusal !== undefined) setState({ is: 'failed', why: t(`refusal.${refusal}`) })
    else if (await isReadable(chosen)) setState({ is: 'failed', why: t('admin.files.lost'), again: chosen })
    else setState({ is: 'failed', why: t('admin.files.unreadable') })
  }

  const compare = async (chosen: File): Promise<void> => {
    reset()
    if (chosen.size > maxGuideFileBytes) return setState({ is: 'failed', why: t('admin.files.tooLarge') })
    const own = new AbortController()
    running.current = own
    const show = (now: ImportProgressData | undefined) => own.signal.aborted || setProgress(now)
    setState({ is: 'comparing' })
    const file = crypto.randomUUID()
    try {
      const onSent = (done: number, total: number) => show({ step: 'sending', done, total })
      await uploadFile(file, chosen, onSent, own.signal)
      show({ step: 'comparing', done: 0, total: 0 })
      const compared = await client.admin.compareFile.mutate({ file }, { signal: own.signal })
      if (!own.signal.aborted) setState({ is: 'compared', file, compared })
    } catch (error) {
      if (!own.signal.aborted) await fail(error, chosen)
    } finally {
      show(undefined)
    }
  }

  const write = async (admin: Api['admin'], file: string, reason: string): Promise<void> => {
    try {
      const { added, changed } = await pollImport(admin, { file, reason }, setProgress)
      setState({ is: 'written', count: added + changed })
      await guides.invalidate()
    } finally {
      setProgress(undefined)
    }
  }

  return { state, progress, reset, compare, write }
}

/** Returns false if the file was deleted or changed since it was chosen. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

const pollMs = 1000

/** Submits the import and polls its job until it is done. A lost response is ignored if the job exists. */
async function pollImport(
  admin: Api['admin'],
  request: { file: string; reason: string },
  show: (progress: ImportProgressData) => void,
): Promise<NonNullable<FileProgress['written']>> {
  const lost: unknown = await admin.importFile.mutate(request).catch((error: unknown) => {
    if (getRefusalCode(error) !== undefined) throw error
    return error
  })
  for (;;) {
    const { begun, done, total, written } = await admin.fileProgress.query({ file: request.file })
    if (written !== null) return written
    if (!begun) throw lost
    show({ step: total === 0 ? 'comparing' : 'writing', done, total })
    await browserClock.wait(pollMs)
  }
}

type OnSent = (done: number, total: number) => void

/** Uploads a file of guides under the id; `onSent` receives the number of sent bytes and the total. */
async function uploadFile(id: string, file: File, onSent: OnSent, signal: AbortSignal): Promise<void> {
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
