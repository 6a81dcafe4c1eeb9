import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ShareImageTexts } from './draw-share-image.ts'

/** Memory limit of the worker thread in MB. An oversized image ends the thread instead of the process. */
const maxMemoryMb = 128

/** Milliseconds. Limits the time for one image, so that a slow one does not delay others. */
const maxMs = 30_000

/** Renders a share image as PNG in a worker thread, because it would block requests for 0.1 s. Undefined on timeout. */
export async function renderShareImage(
  words: ShareImageTexts,
  withinMs: number = maxMs,
): Promise<Buffer | undefined> {
  const timeout = AbortSignal.timeout(withinMs)
  const worker = new Worker(new URL('share-image-worker.ts', import.meta.url), {
    workerData: words,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  try {
    const ended = once(worker, 'exit').then(() =>
      Promise.reject(new Error('The thread ended without a picture')),
    )
    const painted = once(worker, 'message', { signal: timeout })
    const [png] = (await Promise.race([painted, ended])) as [Uint8Array]
    return Buffer.from(png)
  } catch (error) {
    if (timeout.aborted) return undefined
    throw error
  } finally {
    await worker.terminate()
  }
}
