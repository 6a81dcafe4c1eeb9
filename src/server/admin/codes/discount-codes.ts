import {
  endCodeInputSchema,
  newCodeInputSchema,
  type NewCodeInput,
} from '../../../shared/admin/code-schemas.ts'
import { codeTermSeparator, codeTermSentences } from '../../../shared/admin/code-log.ts'
import { currencies, formatMoney } from '../../../shared/money.ts'
import type { TextName } from '../../../shared/texts/translate.ts'
import { normalizeCode } from '../../../shared/payments/code-terms.ts'
import {
  enqueueOutdatedCodeUses,
  insertDiscountCode,
  listDiscountCodes,
  markDiscountCodeEnded,
  type ListedDiscountCode,
} from '../../payments/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createOperation } from '../operations/run-operation.ts'

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Returns all discount codes with their uses and total discount, newest first (B21.84). Days are in UTC. */
export async function readDiscountCodes({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock()
  return (await listDiscountCodes(db)).map((code) => ({
    word: code.word,
    forGuides: code.forGuides,
    forPro: code.forPro,
    ...code.terms,
    firstDay: dayOf(code.beginsAt),
    lastDay: code.endsAt && dayOf(new Date(code.endsAt.getTime() - 1)),
    mostUses: code.mostUses,
    newBuyers: code.newBuyers,
    note: code.note,
    state: stateOf(code, now),
    used: code.used,
    held: code.held,
    takenOff: code.takenOff,
  }))
}

function stateOf(
  { beginsAt, endsAt, endedAt, mostUses, used }: ListedDiscountCode,
  now: Date,
): TextName<'admin.codes.state.'> {
  if (endedAt !== null || (endsAt !== null && endsAt <= now)) return 'ended'
  if (mostUses !== null && used >= mostUses) return 'used-up'
  return beginsAt > now ? 'waiting' : 'running'
}

/** Creates a discount code. Rejects a code word that is taken or resembles that of another code (B21.84). */
export const createDiscountCode = createOperation(
  'code-made',
  newCodeInputSchema,
  ({ word }) => word,
  async (tx, input, { operator, now }) => {
    const { firstDay, lastDay, ...code } = input
    const endsAt = lastDay === null ? null : new Date(new Date(lastDay).getTime() + dayMs)
    if (endsAt !== null && endsAt <= now) throw new Refusal('invalid-input', 'lastDay: it is over')
    const made = await insertDiscountCode(tx, {
      ...code,
      folded: normalizeCode(code.word),
      beginsAt: new Date(firstDay),
      endsAt,
      madeAt: now,
      madeBy: operator.email,
    })
    if (!made) throw new Refusal('invalid-input', 'word: another code looks like it')
    return { reason: code.note, after: { code: code.word, codeTerms: describe(input) } }
  },
)

/** Ends a discount code permanently. Open checkouts with the code are canceled at Stripe; paid ones keep the discount (B21.86). */
export const endDiscountCode = createOperation(
  'code-ended',
  endCodeInputSchema,
  ({ word }) => word,
  async (tx, { word, reason }, { deps, now }) => {
    if (!(await markDiscountCodeEnded(tx, word, now)))
      throw new Refusal('not-found', 'There is no such code, or it has ended already')
    await enqueueOutdatedCodeUses(tx, deps)
    return { reason, before: { code: word } }
  },
)

/** Describes the terms of a discount code for the audit log, which is in English. */
function describe({
  terms: { percent, amounts },
  forGuides,
  forPro,
  firstDay: first,
  lastDay: last,
  mostUses: most,
  newBuyers,
}: NewCodeInput): string {
  const less =
    percent === null
      ? currencies.map((currency) => formatMoney({ amountMinor: amounts[currency], currency })).join(' / ')
      : `${percent}%`
  const things = forGuides && forPro ? 'offBoth' : forGuides ? 'offGuides' : 'offPro'
  return [
    codeTermSentences.say(things, { less }),
    last === null
      ? codeTermSentences.say('from', { first })
      : codeTermSentences.say('fromTo', { first, last }),
    ...(most === null ? [] : [codeTermSentences.say('uses', { most })]),
    ...(newBuyers ? [codeTermSentences.say('newBuyers')] : []),
  ].join(codeTermSeparator)
}
