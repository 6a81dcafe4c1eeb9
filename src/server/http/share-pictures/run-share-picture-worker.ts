import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ShareWords } from './draw-share-picture.ts'

/** A picture that needs more ends the thread, and not the process. */
const largestMemoryMb = 128

/** One that takes longer must not keep the others waiting. */
const longestMs = 30_000

/** Draws the PNG in a worker thread: it takes a tenth of a second, which must not block visitors. */
export async function paintSharePicture(words: ShareWords): Promise<Buffer> {
  const worker = new Worker(new URL('share-picture-worker.ts', import.meta.url), {
    workerData: words,
    resourceLimits: { maxOldGenerationSizeMb: largestMemoryMb },
  })
  try {
    const ended = once(worker, 'exit').then(() =>
      Promise.reject(new Error('The thread ended without a picture')),
    )
    const painted = once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })
    const [png] = (await Promise.race([painted, ended])) as [Uint8Array]
    return Buffer.from(png)
  } finally {
    await worker.terminate()
  }
}
