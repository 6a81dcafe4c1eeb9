import { fetchMailsTo } from '../mailbox.ts'
import { fetchModelCalls } from '../model.ts'
import { signUpOperator } from '../operators.ts'
import type { FaultScenario } from './fault-scenarios.ts'
import type { FaultEnvironment } from './fault-environment.ts'
import { pollUntil } from './poll-until.ts'
import { sendVisit } from './send-visit.ts'
import type { WriteLog } from './write-log.ts'

/** Work that was pending during the fault, and how many milliseconds after its end it was done. */
export interface PendingWorkResult {
  mails?: { count: number; doubled: number; ms: number }
  translation?: { pieces: number; answers: number; ms: number }
}

/** Starts work that depends on the faulty mail server or model. Returns a function that waits until the work is done. */
export async function startPendingWork(
  stage: FaultEnvironment,
  { about }: FaultScenario,
): Promise<(writes: WriteLog, endedAt: number) => Promise<PendingWorkResult>> {
  if (about === 'mails') return async (writes, endedAt) => ({ mails: await receive(stage, writes, endedAt) })
  if (about !== 'model') return async () => ({})
  const guideId = await orderTranslation(stage)
  return async (_writes, endedAt) => ({ translation: await finishTranslation(stage, guideId, endedAt) })
}

const timesIn = (texts: readonly string[], id: string) => texts.filter((text) => text.includes(id)).length

async function receive({ shop }: FaultEnvironment, { messages }: WriteLog, endedAt: number) {
  const ids = [...messages].filter(([, acknowledged]) => acknowledged).map(([id]) => id)
  const texts = async () => (await fetchMailsTo(shop, 'support@example.com')).map(({ text }) => text)
  await pollUntil(async () => {
    const all = await texts()
    return ids.every((id) => timesIn(all, id) > 0)
  })
  const ms = performance.now() - endedAt
  const all = await texts()
  return { count: ids.length, doubled: ids.filter((id) => timesIn(all, id) > 1).length, ms }
}

const paragraph = (number: number) =>
  `Paragraph ${number} says what to do on day ${number}, and why it is worth the trouble. `.repeat(20)
let lastGuide = 1000

/** Creates a guide with several sections and starts its translation. Returns the id of the guide. */
async function orderTranslation({ shop, url }: FaultEnvironment): Promise<number> {
  lastGuide += 1
  const contentEn = [1, 2, 3, 4].map(paragraph).join('\n\n')
  const english = { titleJa: '', summaryJa: null, contentEn, contentJa: '', isFreePreview: true }
  await shop.stock({ id: lastGuide, ...english })
  await fetch(`${shop.modelUrl}/_sandbox/calls`, { method: 'DELETE' })
  const person = await signUpOperator(shop, 'chie')
  const asked = { path: `/api/translate/${lastGuide}/ja`, person, body: {} }
  await pollUntil(async () => {
    const { status, text, isBusy } = await sendVisit(url, asked)
    if (status !== 200 && !isBusy) throw new Error(`Nothing is translated: ${status} ${text}`)
    return status === 200
  })
  return lastGuide
}

async function finishTranslation({ shop, postgres }: FaultEnvironment, guideId: number, endedAt: number) {
  const find = 'select status, pieces_total as pieces from translation_jobs where guide_id = $1'
  let pieces = 0
  await pollUntil(async () => {
    const [job] = await postgres.query<{ status: string; pieces: number }>(find, [guideId])
    pieces = job?.pieces ?? 0
    return job?.status === 'completed'
  })
  const ms = performance.now() - endedAt
  const calls = await fetchModelCalls(shop)
  return { pieces, answers: calls.filter(({ system }) => !system.includes('librarian')).length, ms }
}
