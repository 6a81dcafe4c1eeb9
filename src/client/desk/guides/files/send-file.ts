import type { FileProgress } from '../../../../shared/desk/guide-file-schemas.ts'
import { filePartBytes } from '../../../../shared/desk/guide-files.ts'
import { refusalOf, type Api } from '../../../platform/api/api.ts'
import { browserClock } from '../../../platform/browser/clock.ts'
import { readAsDataUrl } from '../../../platform/browser/read-as-data-url.ts'
import type { Work } from './work-progress.tsx'

/** A file of guides on its way into the shop, and how much of it has arrived. */
export interface SentFile {
  id: string
  content: File
  parts: number
  arrived: number
}

export const fileToSend = (content: File): SentFile => ({
  id: crypto.randomUUID(),
  content,
  parts: Math.max(1, Math.ceil(content.size / filePartBytes)),
  arrived: 0,
})

/** The file is gone from the disk, or another one by now. */
export class Unreadable extends Error {}

/** Sends what has not arrived yet, so that it goes on where it broke off. */
export async function sendFile(
  desk: Api['desk'],
  file: SentFile,
  show: (work: Work) => void,
  signal: AbortSignal,
): Promise<void> {
  const { id, content, parts } = file
  const { name, size: total } = content
  const sent = () => Math.min(file.arrived * filePartBytes, total)
  for (; file.arrived < parts; file.arrived += 1) {
    show({ step: 'sending', done: sent(), total })
    const start = file.arrived * filePartBytes
    const base64 = await readBase64(content.slice(start, start + filePartBytes))
    await desk.sendFilePart.mutate({ file: id, name, part: file.arrived, base64 }, { signal })
  }
  show({ step: 'sending', done: total, total })
}

async function readBase64(part: Blob): Promise<string> {
  const url = await readAsDataUrl(part).catch((error: unknown) => {
    throw new Unreadable('A file could not be read', { cause: error })
  })
  return url.slice(url.indexOf(',') + 1)
}

const lookEveryMs = 400

/** Shows how far the server is until its answer comes. */
export async function whileShown<T>(
  desk: Api['desk'],
  { id }: SentFile,
  show: (work: Work) => void,
  work: Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const isOver = () => over.signal.aborted
  const look = async () => {
    await browserClock.wait(lookEveryMs)
    while (!isOver()) {
      // If one look fails, the next may not; the answer itself says what counts.
      const seen = await desk.fileProgress.query({ file: id }).catch(() => undefined)
      if (!isOver() && seen !== undefined && seen.step !== null) show({ ...seen, step: seen.step })
      await browserClock.wait(lookEveryMs)
    }
  }
  void look()
  try {
    return await work
  } finally {
    over.abort()
  }
}

const mostLooks = 30
const lookAgainMs = 1000

/** The server goes on when its answer is lost; what it has noted says whether all is written. */
export async function writtenInTheEnd(
  desk: Api['desk'],
  { id }: SentFile,
  lost: unknown,
): Promise<NonNullable<FileProgress['written']>> {
  if (refusalOf(lost) !== undefined) throw lost
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const seen = await desk.fileProgress.query({ file: id }).catch(() => undefined)
    if (seen?.written != null) return seen.written
    await browserClock.wait(lookAgainMs)
  }
  throw lost
}
