import { on, once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { findDuplicates, type Duplicate, type TitledGuide } from './find-duplicates.ts'

// The thread of mark-duplicates.ts. It is told the titles part by part, asks for the contents it needs, and says at
// last what it found.

/** An empty part is the last one. */
export type TitlesPart = TitledGuide[]
export type Contents = string[]
export type WorkerMessage = { read: number[] } | { found: Duplicate[] }

const port = parentPort
if (port === null) throw new Error('find-duplicates-worker.ts runs in a thread of its own')
const say = (message: WorkerMessage) => port.postMessage(message)

const guides: TitledGuide[] = []
for await (const [part] of on(port, 'message') as AsyncIterable<[TitlesPart]>) {
  if (part.length === 0) break
  guides.push(...part)
}
const found = await findDuplicates(guides, async (ids) => {
  say({ read: ids })
  const [contents] = (await once(port, 'message')) as [Contents]
  return contents
})
say({ found })
