import { on, once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { findDuplicates, type DuplicateGuide, type TitledGuide } from './find-duplicates.ts'

// Worker thread of mark-duplicates.ts. Receives titles in batches, requests the contents it needs and sends the duplicates.

/** Batch of titles. An empty batch marks the end. */
export type TitleBatch = TitledGuide[]
export type ContentBatch = string[]
export type DuplicateWorkerMessage = { read: number[] } | { found: DuplicateGuide[] }

const port = parentPort
if (port === null) throw new Error('find-duplicates-worker.ts runs in a thread of its own')
const say = (message: DuplicateWorkerMessage) => port.postMessage(message)

const guides: TitledGuide[] = []
for await (const [part] of on(port, 'message') as AsyncIterable<[TitleBatch]>) {
  if (part.length === 0) break
  guides.push(...part)
}
const found = await findDuplicates(guides, async (ids) => {
  say({ read: ids })
  const [contents] = (await once(port, 'message')) as [ContentBatch]
  return contents
})
say({ found })
