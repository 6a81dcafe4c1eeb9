import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { InvoicePage } from './invoice-page.ts'

const maxMemoryMb = 256
const maxMs = 30_000

export type InvoiceWorkerInput = { pages: readonly InvoicePage[] } | { texts: readonly string[] }

/** Creates the PDF in a worker thread, because reading and subsetting fonts would block other requests. */
export async function renderInvoicePages(pages: readonly InvoicePage[]): Promise<Buffer> {
  return Buffer.from((await runWorker({ pages })) as Uint8Array)
}

/** Returns the letters of these texts that the PDF can't show, because no font has them. */
export async function findUnprintableLetters(texts: readonly string[]): Promise<string[]> {
  return (await runWorker({ texts })) as string[]
}

async function runWorker(work: InvoiceWorkerInput): Promise<unknown> {
  const worker = new Worker(new URL('invoice-pages-worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  try {
    const ended = once(worker, 'exit').then(() =>
      Promise.reject(new Error('The thread ended without an answer')),
    )
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(maxMs) })
    const [answer] = (await Promise.race([answered, ended])) as [unknown]
    return answer
  } finally {
    await worker.terminate()
  }
}
