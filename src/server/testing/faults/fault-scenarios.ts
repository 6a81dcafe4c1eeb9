import { setMailFaults } from '../mailbox.ts'
import { setModelFaults } from '../model.ts'
import type { ProbeTarget } from './probes.ts'
import type { NodeRunOptions, FaultEnvironment } from './fault-environment.ts'
import { createWriteLog, sendContactMessage } from './write-log.ts'

/** Acceptable statuses by probe target. */
type Expected = Record<Exclude<ProbeTarget, 'guest page' | 'alive'>, readonly number[]>

export interface FaultScenario {
  name: string
  node?: NodeRunOptions
  /** Whether the fault begins before the node starts, instead of while it runs. */
  isCold?: true
  /** Whether the fault affects only the first node. */
  isOfOneNode?: true
  /** Whether the fault ends the node's process, which is then restarted. */
  isDeadly?: true
  /** Set if pending emails or translations are also checked after the fault. */
  about?: 'mails' | 'model'
  expected: Expected
  /** Whether pages say that the account can't be looked up. */
  tellsReaders: boolean | 'perhaps'
  begin: (stage: FaultEnvironment) => unknown
  /** Ends the fault. The node can work again when the call returns. */
  end: (stage: FaultEnvironment) => unknown
}

const [fine, away, perhaps] = [[200], [503], [200, 503]]
const nothingMissing: Expected = {
  'guide page': fine,
  'own page': fine,
  message: fine,
  'free guide': fine,
  payment: fine,
  question: fine,
  words: fine,
  ready: fine,
}
const noDatabase: Expected = {
  ...nothingMissing,
  'own page': away,
  message: away,
  'free guide': away,
  payment: away,
}
const noIdentity: Expected = {
  ...nothingMissing,
  'own page': away,
  'free guide': away,
  payment: away,
}
const noStripe: Expected = { ...nothingMissing, payment: away }
/** Statuses while no node is ready. Caddy forwards no calls once its health check has failed. */
const unready = { message: perhaps, 'free guide': away, payment: away, ready: away }
const fullDisk: Expected = {
  ...nothingMissing,
  message: perhaps,
  'free guide': perhaps,
  payment: perhaps,
}

const mendLines = ({ lines }: FaultEnvironment) =>
  Promise.all(Object.values(lines).map((line) => line.mend()))
const failing = (body: string) =>
  `HTTP/1.1 500 Internal Server Error\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`
const stripesOwn = failing('{"error":{"type":"api_error","message":"Something is broken here"}}')
const modelsOwn = failing('{"error":{"type":"server_error","message":"Something is broken here"}}')
/** Shifts the clocks of all nodes, because nodes on one server share its clock. */
const shiftClocks = (signal: NodeJS.Signals) => (stage: FaultEnvironment) => {
  for (const node of stage.nodes()) process.kill(node.pid(), signal)
}

const ofDatabase = { expected: noDatabase, tellsReaders: true, end: mendLines }
const ofIdentity = { expected: noIdentity, tellsReaders: true, end: mendLines }
const ofStripe = { expected: noStripe, tellsReaders: false, end: mendLines }
const ofMail = { about: 'mails', expected: nothingMissing, tellsReaders: false } as const
const ofModel = { about: 'model', expected: nothingMissing, tellsReaders: false, end: mendLines } as const
const mailsAgain = ({ shop }: FaultEnvironment) => setMailFaults(shop)
const signedByGoogle = { signing: 'google' } as const

/** Large enough that PostgreSQL must allocate space for it. */
const large = 'x'.repeat(4500)

/** Fills the disk with contact messages, the most frequent writes. */
function fillUp({ postgres, url }: FaultEnvironment): Promise<void> {
  const filler = createWriteLog()
  return postgres.fillDisk(async () => (await sendContactMessage(url, filler, large)).status === 200)
}

export const faultScenarios: readonly FaultScenario[] = [
  { name: 'PostgreSQL resets', ...ofDatabase, begin: ({ lines }) => lines.database.cut() },
  { name: 'PostgreSQL is silent', ...ofDatabase, begin: ({ lines }) => lines.database.freeze() },
  {
    name: 'PostgreSQL is killed, and started again',
    ...ofDatabase,
    begin: ({ postgres }) => postgres.kill(),
    end: ({ postgres }) => postgres.start(),
  },
  {
    name: 'PostgreSQL’s disk is full',
    expected: fullDisk,
    tellsReaders: false,
    begin: fillUp,
    end: ({ postgres }) => postgres.freeDisk(),
  },
  {
    name: 'PostgreSQL’s disk is full, and it panics',
    // Recovery may free enough space for some more writes.
    expected: { ...fullDisk, 'own page': perhaps },
    tellsReaders: 'perhaps',
    async begin(stage) {
      await fillUp(stage)
      await stage.postgres.fillLog()
    },
    async end({ postgres }) {
      await postgres.freeDisk()
      await postgres.start()
    },
  },
  { name: 'Stripe refuses', ...ofStripe, begin: ({ lines }) => lines.stripe.cut() },
  { name: 'Stripe is silent', ...ofStripe, begin: ({ lines }) => lines.stripe.freeze() },
  { name: 'Stripe answers 500', ...ofStripe, begin: ({ lines }) => lines.stripe.answer(stripesOwn) },
  {
    name: 'Stripe is slow',
    ...ofStripe,
    expected: { ...noStripe, payment: perhaps },
    begin: ({ lines }) => lines.stripe.slow(600),
  },
  { name: 'Firebase refuses', ...ofIdentity, begin: ({ lines }) => lines.identity.cut() },
  { name: 'Firebase is silent', ...ofIdentity, begin: ({ lines }) => lines.identity.freeze() },
  { name: 'SMTP refuses', ...ofMail, begin: ({ lines }) => lines.mail.cut(), end: mendLines },
  { name: 'SMTP is silent', ...ofMail, begin: ({ lines }) => lines.mail.freeze(), end: mendLines },
  {
    name: 'SMTP answers 421',
    ...ofMail,
    begin: ({ shop }) => setMailFaults(shop, { down: true }),
    end: mailsAgain,
  },
  {
    name: 'SMTP answers 554 to every mail',
    ...ofMail,
    begin: ({ shop }) => setMailFaults(shop, { failNext: 1e6, failWith: 554 }),
    end: mailsAgain,
  },
  { name: 'the model refuses', ...ofModel, begin: ({ lines }) => lines.model.cut() },
  { name: 'the model is silent', ...ofModel, begin: ({ lines }) => lines.model.freeze() },
  { name: 'the model answers 500', ...ofModel, begin: ({ lines }) => lines.model.answer(modelsOwn) },
  {
    name: 'the model is slow',
    ...ofModel,
    begin: ({ shop }) => setModelFaults(shop, { delayMs: 5000 }),
    end: ({ shop }) => setModelFaults(shop),
  },
  {
    name: 'Firebase’s keys are refused to a node that has them',
    ...ofIdentity,
    node: signedByGoogle,
    expected: nothingMissing,
    tellsReaders: false,
    begin: ({ lines }) => lines.keys.cut(),
  },
  ...(['cut', 'freeze'] as const).map((how): FaultScenario => ({
    name: `Firebase’s keys are ${how === 'cut' ? 'refused' : 'silent'} to a node that starts`,
    ...ofIdentity,
    node: signedByGoogle,
    isCold: true,
    begin: ({ lines }) => lines.keys[how](),
  })),
  ...(['cut', 'freeze'] as const).map((how): FaultScenario => ({
    name: `Firebase’s access tokens are ${how === 'cut' ? 'refused' : 'silent'} to a node that starts`,
    ...ofIdentity,
    node: signedByGoogle,
    isCold: true,
    begin: ({ lines }) => lines.tokens[how](),
  })),
  ...(['cut', 'freeze'] as const).map((how): FaultScenario => ({
    name: `Firebase’s accounts are ${how === 'cut' ? 'refused' : 'silent'} to a node with a service account`,
    ...ofIdentity,
    node: signedByGoogle,
    begin: ({ lines }) => lines.identity[how](),
  })),
  {
    name: 'the clock jumps an hour forward',
    node: signedByGoogle,
    expected: { ...nothingMissing, ...unready },
    tellsReaders: false,
    begin: shiftClocks('SIGUSR2'),
    end: shiftClocks('SIGWINCH'),
  },
  {
    name: 'the clock jumps an hour back',
    node: signedByGoogle,
    expected: { ...noIdentity, ...unready },
    tellsReaders: true,
    begin: shiftClocks('SIGWINCH'),
    end: shiftClocks('SIGUSR2'),
  },
  {
    name: 'one of the nodes is frozen',
    isOfOneNode: true,
    expected: nothingMissing,
    tellsReaders: false,
    begin: ({ nodes }) => process.kill(nodes()[0].pid(), 'SIGSTOP'),
    end: ({ nodes }) => process.kill(nodes()[0].pid(), 'SIGCONT'),
  },
  {
    name: 'one of the nodes reaches its memory limit',
    node: { heapMb: 256 },
    isOfOneNode: true,
    isDeadly: true,
    expected: nothingMissing,
    tellsReaders: false,
    begin: ({ nodes }) => process.kill(nodes()[0].pid(), 'SIGUSR1'),
    end: ({ nodes }) => nodes()[0].untilSucceeded(),
  },
]
