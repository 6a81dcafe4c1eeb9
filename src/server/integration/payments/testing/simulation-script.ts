import type { TestSku } from './buy.ts'
import {
  applyAction,
  createModelState,
  isActionPossible,
  findUnendedPlan,
  canReadGuide,
  summarizePayment,
  advanceModelTime,
  type SimulatedAction,
  type ModelState,
  type Payer,
  type SimulatedPayment,
  type PaymentRef,
  type SimulatedPurchase,
} from './simulation-model.ts'

/** Conditions of a round, which all histories share because they run in one shop. */
export interface SimulationRound {
  /** Whether webhooks arrive on time, twice, or only after the recovery job. */
  events: 'on time' | 'twice' | 'late'
  /** Requests whose connection Stripe drops, or to which it responds late if `held`. */
  cut?: { method: string; path: string; afterWork: boolean; held: boolean } | undefined
  /** Seconds that pass after the round. */
  seconds: number
}

export interface SimulationScript {
  rounds: SimulationRound[]
  /** Actions of each history, one per round. */
  histories: SimulatedAction[][]
}

export const simulatedGuideIds = [1, 2, 3, 4, 5, 6]

/** Creates a random generator that repeats its choices for the same seed. */
function createDice(seed: number) {
  let state = seed
  const roll = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <const T extends readonly [unknown, ...unknown[]]>(items: T): T[number] =>
    items[Math.floor(roll() * items.length)] ?? items[0]
  return { roll, pick, happens: (chance: number) => roll() < chance }
}
type Dice = ReturnType<typeof createDice>

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** Seconds between rounds. No sum of these durations is close to the end of a month, a grace period or a retry interval. */
const spans = [
  0,
  0,
  0,
  hour + 7 * minute,
  2 * day + 13 * minute,
  9 * day + 19 * minute,
  31 * day + 149 * minute,
  31 * day + 149 * minute,
] as const

const cuts = [
  { method: 'POST', path: '/v1/refunds' },
  { method: 'POST', path: '/v1/payment_intents' },
  { method: 'POST', path: '/v1/subscriptions' },
  { method: 'POST', path: '/v1/checkout/sessions' },
  { method: 'GET', path: '/v1/payment_intents/*' },
] as const

/** Generates random actions, each of which is possible in the model. */
export function generateScript(
  seed: number,
  { histories: count, rounds: length }: { histories: number; rounds: number },
): SimulationScript {
  const dice = createDice(seed)
  const rounds = Array.from({ length }, (): SimulationRound => {
    const events = dice.pick(['on time', 'on time', 'twice', 'late'])
    const cut = dice.happens(0.25)
      ? { ...dice.pick(cuts), afterWork: dice.happens(0.5), held: dice.happens(0.3) }
      : undefined
    return { events, cut, seconds: dice.pick(spans) }
  })
  const histories = Array.from({ length: count }, () =>
    generateHistory(createDice(Math.floor(dice.roll() * 2 ** 31)), rounds),
  )
  return { rounds, histories }
}

function generateHistory(dice: Dice, rounds: readonly SimulationRound[]): SimulatedAction[] {
  const model = createModelState(Date.UTC(2030, 0, 10))
  return rounds.map((round) => {
    const action = chooseAction(model, dice, round)
    applyAction(model, action)
    advanceModelTime(model, round.seconds * 1000)
    return action
  })
}

function chooseAction(model: ModelState, dice: Dice, { events }: SimulationRound): SimulatedAction {
  const paid = refsTo(model, ({ payment }) => payment.hasReceipt)
  const kept = paid.filter(({ payment }) => summarizePayment(payment).state === 'kept')
  const disputed = paid.filter(({ payment }) => payment.disputes.some(({ state }) => state === 'open'))
  const refunded = paid.filter(({ payment }) => payment.refunds.at(-1)?.failed === false)
  const returnable = simulatedGuideIds.filter((guide) =>
    ['free', 'given'].includes(model.holders.get(guide)?.kind ?? ''),
  )
  const plan = findUnendedPlan(model)
  const isUnpaid = plan?.state === 'past-due' && plan.unpaid !== undefined
  const unclaimed = model.gifts.flatMap(({ claimed }, gift) => (claimed ? [] : [gift]))
  const guide = dice.pick(asList(simulatedGuideIds))
  const submits = dice.happens(0.2) ? 3 : 1
  const operators = dice.happens(0.3) ? 2 : 1
  const bundles = kept.filter(({ payment }) => payment.isBundle)
  const refundable = kept.filter(({ payment }) => payment.right !== 'none')
  const readable = simulatedGuideIds.filter((each) => canReadGuide(model, each))
  // Most refunds and disputes concern the last payment.
  const choose = (refs: readonly Ref[]): PaymentRef | undefined => {
    const last = dice.happens(0.6) ? refs.at(-1) : undefined
    const chosen = last ?? (isList(refs) ? dice.pick(refs) : undefined)
    return chosen && { by: chosen.by, nth: chosen.nth }
  }
  const about = (refs: readonly Ref[], toAction: (of: PaymentRef) => SimulatedAction) => {
    const of = choose(refs)
    return of === undefined ? undefined : toAction(of)
  }
  const options: [often: number, action: SimulatedAction | undefined][] = [
    [8, buyGuide(model, dice, guide)],
    [6, buyBundle(dice)],
    [5, buyPath(dice)],
    [9, buyPro(dice)],
    [6, buyGift(dice)],
    [12, isList(unclaimed) ? { do: 'claim', gift: dice.pick(unclaimed) } : undefined],
    [1, model.gifts.length > 0 ? { do: 'claim', gift: 0 } : undefined],
    [2, { do: 'pick', guide }],
    [2, { do: 'give', guide }],
    [2, isList(returnable) ? { do: 'take-back', guide: dice.pick(returnable) } : undefined],
    [5, about(kept, (of) => ({ do: 'refund', of, part: 'all', submits, operators }))],
    [4, about(kept, (of) => ({ do: 'refund', of, part: 'half', submits, operators }))],
    [6, about(bundles, (of) => ({ do: 'refund', of, part: 'share', submits, operators }))],
    [1, about(disputed, (of) => ({ do: 'refund', of, part: 'all', submits, operators }))],
    [6, about(refunded, (of) => ({ do: 'fail-refund', of }))],
    [5, about(kept, (of) => ({ do: 'dispute', of, part: 'all' }))],
    [4, about(kept, (of) => ({ do: 'dispute', of, part: 'part' }))],
    [7, about(refundable, (of) => ({ do: 'withdraw', of, part: 'whole', tabs: dice.pick([1, 1, 2]) }))],
    [3, about(paid, (of) => ({ do: 'withdraw', of, part: 'whole', tabs: 1 }))],
    [8, about(bundles, (of) => ({ do: 'withdraw', of, part: 'first', tabs: dice.pick([1, 2]) }))],
    [4, about(bundles, (of) => ({ do: 'withdraw', of, part: 'whole', tabs: dice.pick([1, 2]) }))],
    [5, readable.length > 0 ? { do: 'read', guide: dice.pick(asList(readable)) } : undefined],
    [3, about(paid, (of) => ({ do: 'warn', of }))],
    [7, about(disputed, (of) => ({ do: 'decide', of, verdict: 'lost' }))],
    [6, about(disputed, (of) => ({ do: 'decide', of, verdict: 'won' }))],
    [3, plan && { do: 'portal', what: dice.pick(['cancel', 'keep', 'good-card']) }],
    [plan?.cardFails === true ? 1 : 14, plan && { do: 'portal', what: 'failing-card' }],
    [15, isUnpaid ? { do: 'pay-invoice' } : undefined],
    [60, isUnpaid && events === 'late' ? { do: 'pay-after-end' } : undefined],
    [1, { do: 'leave', by: 'reader' }],
    [1, { do: 'leave', by: 'giver' }],
    [20, { do: 'stay', by: dice.pick(['reader', 'giver']) }],
    [1, { do: 'nothing' }],
  ]
  const weighted = options.flatMap(([often, action]) =>
    action === undefined || !isActionPossible(model, action)
      ? []
      : Array<SimulatedAction>(often).fill(action),
  )
  return dice.pick(asList(weighted))
}

type Ref = PaymentRef & { payment: SimulatedPayment }

function refsTo(model: ModelState, fits: (ref: Ref) => boolean): Ref[] {
  const of = (by: Payer) =>
    model.payments.filter((payment) => payment.by === by).map((payment, nth) => ({ by, nth, payment }))
  return [...of('giver'), ...of('reader')]
    .filter(fits)
    .toSorted((one, other) => one.payment.paidAt - other.payment.paidAt)
}

const isList = <T>(items: readonly T[]): items is readonly [T, ...T[]] => items.length > 0
function asList<T>(items: readonly T[]): readonly [T, ...T[]] {
  if (!isList(items)) throw new Error('There is nothing to choose from')
  return items
}

function howToBuy(dice: Dice): SimulatedPurchase['how'] {
  return {
    via: dice.pick(['form', 'form', 'page']),
    currency: dice.pick(['usd', 'usd', 'jpy']),
    submits: dice.happens(0.2) ? 3 : 1,
    isNamed: dice.happens(0.5),
    killed: dice.happens(0.2)
      ? { during: dice.pick(['start', 'settle']), step: 1 + Math.floor(dice.roll() * 25) }
      : undefined,
    opened: dice.happens(0.15)
      ? { via: dice.pick(['form', 'page']), currency: dice.pick(['usd', 'jpy']) }
      : undefined,
    isDeclined: dice.happens(0.1),
    isLeft: dice.happens(0.1),
    place: dice.pick([undefined, undefined, 'eu', 'us']),
  }
}

function buyGuide(model: ModelState, dice: Dice, guide: number): SimulatedAction {
  const how = howToBuy(dice)
  const code =
    how.via === 'form' || model.usedCodes.size === 0
      ? dice.pick([undefined, undefined, 'HALF', 'LESS'])
      : undefined
  const meanwhile = dice.happens(0.25) ? ownMeanwhile(model, dice, guide) : undefined
  return { do: 'buy', by: 'reader', items: [`guide:${guide}`], how: { ...how, code }, meanwhile }
}

/** Returns an action that makes the reader own the guide while its form is open. */
function ownMeanwhile(model: ModelState, dice: Dice, guide: number): SimulatedAction {
  const gift = model.gifts.findIndex(({ sku, claimed }) => sku === `guide:${guide}` && !claimed)
  if (gift >= 0) return { do: 'claim', gift }
  const bundle: SimulatedAction = {
    ...buyBundle(dice),
    meanwhile: undefined,
    how: { ...howToBuy(dice), via: 'form', isNamed: true },
  }
  return dice.pick([{ do: 'pick', guide }, { do: 'give', guide }, bundle])
}

function buyBundle(dice: Dice): SimulatedAction & { do: 'buy' } {
  const without = dice.pick(asList(simulatedGuideIds))
  const items = simulatedGuideIds
    .filter((guide) => guide !== without)
    .map((guide): TestSku => `guide:${guide}`)
  const guide = dice.pick(asList(simulatedGuideIds))
  const single: SimulatedAction = {
    do: 'buy',
    by: 'reader',
    items: [`guide:${guide}`],
    how: { ...howToBuy(dice), via: 'form', isNamed: true },
  }
  const meanwhile = dice.happens(0.4)
    ? dice.pick([single, single, { do: 'pick', guide }, { do: 'give', guide }])
    : undefined
  return { do: 'buy', by: 'reader', items, how: { ...howToBuy(dice), via: 'form' }, meanwhile }
}

function buyPath(dice: Dice): SimulatedAction {
  const how = { ...howToBuy(dice), via: 'form' as const, path: 'sell-what-you-draw' }
  return { do: 'buy', by: 'reader', items: [], how }
}

function buyPro(dice: Dice): SimulatedAction {
  const how = howToBuy(dice)
  const code = how.via === 'form' ? dice.pick([undefined, undefined, 'HALF', 'LESS']) : undefined
  return { do: 'buy', by: 'reader', items: ['pro-month'], how: { ...how, code } }
}

function buyGift(dice: Dice): SimulatedAction {
  const sku = dice.happens(0.5) ? 'pro-gift:3' : (`guide:${dice.pick(asList(simulatedGuideIds))}` as const)
  return { do: 'buy', by: 'giver', items: [sku], how: { ...howToBuy(dice), via: 'form', isGift: true } }
}
