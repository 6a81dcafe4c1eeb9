import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ShareWords } from './draw-share-picture.ts'

/** A memory limit, so that a too large picture ends the thread and not the process. */
const largestMemoryMb = 128

/** A slow picture must not delay the others. */
const longestMs = 30_000

/**
 * Draws the PNG in a worker thread: it takes a tenth of a second, which must not block requests. Undefined if the thread has
 * not drawn it in time, on a busy machine.
 */
export async function paintSharePicture(
  words: ShareWords,
  withinMs: number = longestMs,
): Promise<Buffer | undefined> {
  const timeout = AbortSignal.timeout(withinMs)
  const worker = new Worker(new URL('share-picture-worker.ts', import.meta.url), {
    workerData: words,
    resourceLimits: { maxOldGenerationSizeMb: largestMemoryMb },
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
