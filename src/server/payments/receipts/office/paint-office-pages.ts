import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { OfficePage } from './office-page.ts'

const largestMemoryMb = 256
const longestMs = 30_000

/** Makes the PDF in a worker thread: reading the font and taking from it what is needed would hold up everybody else. */
export async function paintOfficePages(pages: readonly OfficePage[]): Promise<Buffer> {
  const worker = new Worker(new URL('office-pages-worker.ts', import.meta.url), {
    workerData: pages,
    resourceLimits: { maxOldGenerationSizeMb: largestMemoryMb },
  })
  try {
    const ended = once(worker, 'exit').then(() =>
      Promise.reject(new Error('The thread ended without a file')),
    )
    const painted = once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })
    const [pdf] = (await Promise.race([painted, ended])) as [Uint8Array]
    return Buffer.from(pdf)
  } finally {
    await worker.terminate()
  }
}
