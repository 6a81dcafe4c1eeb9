import { setTimeout as wait } from 'node:timers/promises'
import { parsePaymentId, payWithCard } from '../buyers.ts'
import type { Person } from '../people.ts'
import { startPendingWork, type PendingWorkResult } from './pending-work.ts'
import { startLoad, type LoadSize, type LoadResponse } from './load.ts'
import type { FaultScenario } from './fault-scenarios.ts'
import { isReaderRecognized, probeShop, sendPaymentStart, warmUpNode, type ProbeResponse } from './probes.ts'
import type { FaultEnvironment } from './fault-environment.ts'
import { pollUntil } from './poll-until.ts'
import { sendVisit, type VisitResponse } from './send-visit.ts'
import {
  countStoredWrites,
  createWriteLog,
  sendFreePick,
  sendContactMessage,
  type StoredWrites,
  type WriteLog,
} from './write-log.ts'

/** Recovery times after the end of a fault, in milliseconds. */
export interface RecoveryTimes {
  ready: number
  page: number
  write: number
  payment: number
}

export interface FaultResult {
  fault: FaultScenario
  isLoaded: boolean
  seen: ProbeResponse[]
  met: LoadResponse[]
  back: RecoveryTimes
  kept: StoredWrites
  /** Ids of the contact messages that the shop acknowledged. */
  taken: string[]
  /** Number of times that nodes died. */
  deaths: number
  /** Number of purchases that the payment during the fault led to. */
  purchases: number
  after: PendingWorkResult
  /** Downtime of the node that died, in milliseconds. */
  deadMs?: number
}

const rounds = 3
/** Time from the start of one round to the start of the next, in milliseconds. */
const roundMs = 3000
/** Number of responses to the load before the fault begins. */
const begun = 10

/** Breaks a dependency, probes the shop, repairs the dependency and measures the recovery. */
export async function runFault(
  stage: FaultEnvironment,
  fault: FaultScenario,
  crowdSize: LoadSize,
): Promise<FaultResult> {
  await stage.runNodes(fault.node, fault.isDeadly)
  const { url } = stage
  const writes = createWriteLog()
  const readers = await signUpMany(stage, crowdSize.readers)
  const [returning, payer, ...probers] = (await signUpMany(stage, 2 + 3 * rounds)) as [
    Person,
    Person,
    ...Person[],
  ]
  const payment = await openPayment(url, payer)
  await warmAll(stage, payer)

  if (fault.isCold) {
    await fault.begin(stage)
    await stage.runNodes(fault.node, true)
    await warmAll(stage)
  }
  const crowd = startLoad(url, { guests: crowdSize.guests, readers }, writes)
  await pollUntil(async () => crowd.met.length >= Math.min(begun, crowdSize.guests))
  if (!fault.isCold) await fault.begin(stage)
  await payWithCard(stage.shop.deps.stripe, payment)
  const finish = await startPendingWork(stage, fault)
  const seen: ProbeResponse[] = []
  const begunAt = performance.now()
  for (let round = 0; round < rounds; round += 1) {
    const [reader, picker, buyer] = probers.slice(round * 3) as [Person, Person, Person]
    await wait(Math.max(0, begunAt + round * roundMs - performance.now()))
    seen.push(
      ...(await probeShop(
        { url, nodeUrl: stage.nodes()[1].url },
        writes,
        { reader, picker, buyer },
        { words: fault.about === 'model' && round === 0 },
      )),
    )
  }
  const deadMs = await fault.end(stage)
  const ended = performance.now()
  const back = await comeBack(stage, writes, ended, returning, probers)
  await crowd.leave()
  const purchases = await purchasesOf(stage, payer, payment)
  return {
    fault,
    isLoaded: crowdSize.guests > 0,
    seen,
    met: crowd.met,
    back,
    kept: await countStoredWrites(stage.postgres, writes),
    taken: [...writes.messages].filter(([, acknowledged]) => acknowledged).map(([id]) => id),
    deaths: stage.nodes().reduce((sum, node) => sum + node.deaths(), 0),
    purchases,
    after: await finish(writes, ended),
    ...(typeof deadMs === 'number' && { deadMs }),
  }
}

const warmAll = (stage: FaultEnvironment, person?: Person) =>
  Promise.all(stage.nodes().map((node) => warmUpNode(node.url, person)))

/** Measures all recovery times in parallel, like returning visitors. */
async function comeBack(
  { url, nodes }: FaultEnvironment,
  writes: WriteLog,
  ended: number,
  returning: Person,
  [, picker, buyer]: readonly Person[],
): Promise<RecoveryTimes> {
  const since = async (holds: () => Promise<boolean>) => {
    await pollUntil(holds)
    return performance.now() - ended
  }
  const isWritten = async () =>
    (await sendFreePick(url, writes, picker as Person)).status === 200 &&
    (await sendContactMessage(url, writes)).status === 200
  const [ready, page, write, payment] = await Promise.all([
    since(async () => (await sendVisit(nodes()[0].url, { path: '/readyz' })).status === 200),
    since(() => isReaderRecognized(url, returning)),
    since(isWritten),
    since(async () => (await sendPaymentStart(url, buyer as Person)).status === 200),
  ])
  return { ready, page, write, payment }
}

async function signUpMany({ signUp }: FaultEnvironment, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let number = 0; number < count; number += 1) people.push(await signUp(`person${number}`))
  return people
}

const paidGuide = 3

async function openPayment(url: string, person: Person): Promise<string> {
  let answer: VisitResponse | undefined
  await pollUntil(async () => {
    answer = await sendPaymentStart(url, person, paidGuide)
    return !answer.isBusy
  })
  if (answer?.status !== 200) throw new Error(`No payment opens: ${answer?.status} ${answer?.text}`)
  return parsePaymentId(JSON.parse(answer.text) as { clientSecret: string })
}

/** Polls until the guide is readable, as the browser does after a payment. Returns the number of purchases. */
async function purchasesOf(
  { url, postgres }: FaultEnvironment,
  person: Person,
  payment: string,
): Promise<number> {
  const body = { guideId: paidGuide, stripePaymentId: payment, amount: 200 }
  await pollUntil(async () => (await sendVisit(url, { path: '/api/purchases', person, body })).status === 200)
  const rows = await postgres.query<{ count: number }>(
    `select count(*)::int as count from purchases join users on users.id = user_id
     where firebase_uid = $1 and guide_id = $2 and revoked_at is null`,
    [person.uid, paidGuide],
  )
  return rows[0]?.count ?? 0
}
