import type { TimelineDetailKind, TimelineDetails, TimelineKind } from '../../../shared/admin/timeline.ts'
import type { TextName } from '../../../shared/texts/translate.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { formatMoney, type Money } from '../../../shared/money.ts'
import { listAllAccessChanges, listPurchases, readPlan } from '../../access/index.ts'
import {
  giftStateOf,
  listGiftsOfBuyer,
  listClaimedGifts,
  listOrdersOfUser,
  listReceipts,
  filterListedItems,
  type PayDeps,
} from '../../payments/index.ts'
import { listLimitNotices } from '../../guides/reading-limit/index.ts'
import { listAuditEntries } from '../audit-log/audit-log-queries.ts'
import { listOrders } from '../orders/order-queries.ts'
import { readTitles } from '../read-titles.ts'
import { withIsoDates } from '../iso-dates.ts'
import { describeAccessChange } from './describe-access-change.ts'
import {
  listMailsToAddress,
  listMessagesFromAddress,
  requireReader,
  type AdminUser,
} from './reader-queries.ts'

/** Maximum number of rows of each kind; the newest are shown. */
const maxRows = 100

/** Returns all data of a user that admin pages show, with a timeline (B20.11). */
export async function readReader(deps: PayDeps, userId: number) {
  const { db } = deps
  const user = await requireReader(db, userId)
  const purchases = await listPurchases(db, userId)
  return {
    ...withIsoDates(user),
    plan: await readPlan(deps, user),
    orders: await listOrders(db, { userIds: [userId] }, { count: maxRows }),
    guides: purchases.map(({ guideId, source, purchaseDate, suspendedAt, revokedAt }) => ({
      guideId,
      ...readTitles(deps, guideId),
      source,
      since: purchaseDate.toISOString(),
      state: stateOf({ suspendedAt, revokedAt }),
    })),
    timeline: await readTimeline(deps, user),
    entries: await listAuditEntries(db, { userId }, maxRows),
  }
}

function stateOf({
  suspendedAt,
  revokedAt,
}: Record<'suspendedAt' | 'revokedAt', Date | null>): TextName<'admin.access.'> {
  if (revokedAt !== null) return 'revoked'
  return suspendedAt === null ? 'open' : 'suspended'
}

interface TimelineEntry extends TimelineDetails {
  at: Date
  kind: TimelineKind
  /** The guide that the entry is about. A null title means Pro; null if the entry is about neither. */
  about: { title: string | null; titleJa: string } | null
  /** Additional detail: an amount, an address or text written by a user. */
  subject: string
  subjectLanguage: PageLanguage
}

/** Returns the events of a user's history, newest first (B20.11). */
async function readTimeline(deps: PayDeps, { id, email, createdAt }: AdminUser) {
  const { db } = deps
  const about = (guideId: number | null) =>
    guideId === null ? { title: null, titleJa: '' } : readTitles(deps, guideId)
  const [orders, receipts, given, claimed, mails, changes, messages, limits] = await Promise.all([
    listOrdersOfUser(db, id, maxRows),
    listReceipts(db, id),
    listGiftsOfBuyer(db, id),
    listClaimedGifts(db, id),
    listMailsToAddress(db, email, maxRows),
    listAllAccessChanges(db, id),
    listMessagesFromAddress(db, email, maxRows),
    listLimitNotices(db, id),
  ])
  const entries = [
    toEntry('signed-up', createdAt, { subject: email }),
    ...orders.map(({ openedAt, items, amount, currency, creditMinor, codeMinor, ...order }) => {
      const takenOffMinor = creditMinor + codeMinor
      const money = formatMoney({ amountMinor: amount - takenOffMinor, currency })
      const isWhole = filterListedItems(items).length === 0
      return toEntry('attempt', openedAt, {
        about: isWhole ? about(items[0]?.guideId ?? null) : null,
        subject: isWhole ? money : `${order.description}, ${money}`,
        subjectLanguage: order.language,
        details: [
          toDetail(attemptWords[order.state] ?? 'attempt-closed'),
          ...describeDiscount({ amountMinor: takenOffMinor, currency }, order.code),
        ],
        recorded: order.closedReason ?? '',
      })
    }),
    ...receipts.flatMap(({ description, language, money, reference, ...receipt }) => {
      const moved = { subjectLanguage: language, recorded: reference }
      const subjectOf = (amountMinor: number) => `${description}, ${formatMoney({ ...money, amountMinor })}`
      const { paidAt, refundedAt, refundedMinor, takenOffMinor, code } = receipt
      const details = describeDiscount({ ...money, amountMinor: takenOffMinor }, code)
      return [
        toEntry('payment', paidAt, { ...moved, subject: subjectOf(money.amountMinor), details }),
        ...(refundedAt === null
          ? []
          : [toEntry('refund', refundedAt, { ...moved, subject: subjectOf(refundedMinor) })]),
      ]
    }),
    ...given.map((gift) =>
      toEntry('gift', gift.createdAt, {
        about: about(gift.guideId),
        subject: gift.recipient ?? '',
        details: [
          ...(gift.recipient === null ? [toDetail('gift-by-link')] : []),
          toDetail(`gift-${giftStateOf(gift)}`),
          ...(gift.claimedBy === null ? [] : [toDetail('gift-claimed-by', String(gift.claimedBy))]),
        ],
      }),
    ),
    ...claimed.map(({ claimedAt, createdAt: givenAt, guideId, buyerId }) => {
      const details = [toDetail('gift-from', String(buyerId))]
      return toEntry('gift', claimedAt ?? givenAt, { about: about(guideId), details })
    }),
    ...mails.map(({ at, ...mail }) => toEntry('mail', at, mail)),
    ...changes.slice(-maxRows).map(({ happenedAt, guideId, change, reason }) => {
      const described = describeAccessChange({ change, reason })
      return toEntry('access', happenedAt, { about: about(guideId), ...described })
    }),
    ...messages.map(({ at, message, language }) =>
      toEntry('message', at, { subject: message.slice(0, 200), subjectLanguage: language }),
    ),
    ...limits.map(({ reachedAt, guides }) =>
      toEntry('reading-limit', reachedAt, { details: [toDetail('opened-in-a-day', String(guides))] }),
    ),
  ]
  return entries.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(withIsoDates)
}

const toEntry = (kind: TimelineKind, at: Date, known: Partial<TimelineEntry>): TimelineEntry => ({
  about: null,
  subject: '',
  subjectLanguage: 'en',
  details: [],
  recorded: '',
  ...known,
  kind,
  at,
})

const toDetail = (word: TimelineDetailKind, value = '') => ({ word, value })

const attemptWords: Partial<Record<string, TimelineDetailKind>> = {
  open: 'attempt-open',
  paid: 'attempt-paid',
}

function describeDiscount(sum: Money, code: string | null): TimelineDetails['details'] {
  if (sum.amountMinor === 0) return []
  const value = formatMoney(sum)
  return [
    code === null ? toDetail('taken-off-guides', value) : toDetail('taken-off-code', `${value}, ${code}`),
  ]
}
