import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ShareWords } from './draw-share-image.ts'

/** Memory limit in MB, so that an oversized image ends the thread and not the process. */
const maxMemoryMb = 128

/** Limits a slow image in milliseconds, so that it does not delay others. */
const maxMs = 30_000

/** Draws the PNG in a worker thread, because its tenth of a second would block requests. Undefined if it takes too long. */
export async function renderShareImage(
  words: ShareWords,
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
