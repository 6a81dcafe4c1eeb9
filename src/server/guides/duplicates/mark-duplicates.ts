import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Db } from '../../platform/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { listComparedContents, lockGuides } from '../storage/index.ts'
import { listTitlesToCompare, replaceDuplicates } from './duplicate-queries.ts'
import type { DuplicateGuide } from './find-duplicates.ts'
import type { ContentBatch, TitleBatch, DuplicateWorkerMessage } from './find-duplicates-worker.ts'
import { findCatalogVersion } from '../catalog/index.ts'

export const duplicateCheckQueue = 'guides.near-twins'

/** Enqueues a comparison of all guides. Changes that arrive while the job waits share it. */
export async function enqueueDuplicateCheck({ jobs }: Pick<Deps, 'jobs'>, tx: Db): Promise<void> {
  await jobs.send(tx, duplicateCheckQueue, {}, { key: 'all' })
}

/** Maximum number of comparisons. A comparison is repeated if guides changed while it ran. */
const maxTries = 5
const titlesAtOnce = 1000
/** Memory limit of the worker thread in MB. An oversized catalog ends the thread instead of the process. */
const maxMemoryMb = 1024

/**
 * Finds near-duplicates and stores which guide each one is hidden behind. The comparison holds no locks. Its result is stored
 * only if the catalog version is unchanged; otherwise the comparison is repeated. `changed`: number of guides that were hidden,
 * shown again or assigned to another original.
 */
export async function markDuplicates(db: Db) {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const version = await findCatalogVersion(db)
    const pairs = await findInThread(db)
    const changed = await storeUnlessChanged(db, version, pairs)
    if (changed !== undefined) return { pairs, changed }
  }
  throw new Error(`Guides changed ${maxTries} times while they were compared`)
}

async function storeUnlessChanged(db: Db, version: number, pairs: readonly DuplicateGuide[]) {
  return db.transaction().execute(async (tx) => {
    await lockGuides(tx)
    return (await findCatalogVersion(tx)) === version ? replaceDuplicates(tx, pairs) : undefined
  })
}

/** Finds duplicates in a worker thread, because comparing a large catalog takes seconds and would block requests. */
async function findInThread(db: Db): Promise<DuplicateGuide[]> {
  const worker = new Worker(new URL('find-duplicates-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  // Subscribes before the thread can send. The thread's exit ends the loop below.
  const messages = on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[DuplicateWorkerMessage]>
  try {
    await sendTitles(db, (part) => worker.postMessage(part))
    for await (const [message] of messages) {
      if ('found' in message) return message.found
      const contents: ContentBatch = await listComparedContents(db, message.read)
      worker.postMessage(contents)
    }
    throw new Error('The thread ended without an answer')
  } finally {
    await worker.terminate()
  }
}

async function sendTitles(db: Db, send: (part: TitleBatch) => void): Promise<void> {
  let lastId = 0
  for (;;) {
    const part = await listTitlesToCompare(db, lastId, titlesAtOnce)
    send(part)
    if (part.length === 0) return
    lastId = part.at(-1)?.id ?? lastId
  }
}
