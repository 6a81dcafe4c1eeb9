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
  const entries: TimelineEntry[] = [
    { ...defaults, at: createdAt, kind: 'signed-up', subject: email },
    ...orders.map(
      ({ openedAt, items, amount, currency, creditMinor, codeMinor, ...order }): TimelineEntry => {
        const takenOffMinor = creditMinor + codeMinor
        const money = formatMoney({ amountMinor: amount - takenOffMinor, currency })
        const isWhole = filterListedItems(items).length === 0
        return {
          at: openedAt,
          kind: 'attempt',
          about: isWhole ? about(items[0]?.guideId ?? null) : null,
          subject: isWhole ? money : `${order.description}, ${money}`,
          subjectLanguage: order.language,
          details: [
            { word: attemptWords[order.state] ?? 'attempt-closed', value: '' },
            ...describeDiscount({ amountMinor: takenOffMinor, currency }, order.code),
          ],
          recorded: order.closedReason ?? '',
        }
      },
    ),
    ...receipts.flatMap(({ description, language, money, reference, ...receipt }): TimelineEntry[] => {
      const moved = { ...defaults, subjectLanguage: language, recorded: reference }
      const subjectOf = (amountMinor: number) => `${description}, ${formatMoney({ ...money, amountMinor })}`
      const { paidAt, refundedAt, refundedMinor, takenOffMinor, code } = receipt
      const details = describeDiscount({ ...money, amountMinor: takenOffMinor }, code)
      return [
        { ...moved, at: paidAt, kind: 'payment', subject: subjectOf(money.amountMinor), details },
        ...(refundedAt === null
          ? []
          : [{ ...moved, at: refundedAt, kind: 'refund' as const, subject: subjectOf(refundedMinor) }]),
      ]
    }),
    ...given.map((gift): TimelineEntry => ({
      ...defaults,
      at: gift.createdAt,
      kind: 'gift',
      about: about(gift.guideId),
      subject: gift.recipient ?? '',
      details: [
        ...(gift.recipient === null ? [{ word: 'gift-by-link' as const, value: '' }] : []),
        { word: `gift-${giftStateOf(gift)}`, value: '' },
        ...(gift.claimedBy === null
          ? []
          : [{ word: 'gift-claimed-by' as const, value: String(gift.claimedBy) }]),
      ],
    })),
    ...claimed.map((gift): TimelineEntry => ({
      ...defaults,
      at: gift.claimedAt ?? gift.createdAt,
      kind: 'gift',
      about: about(gift.guideId),
      details: [{ word: 'gift-from', value: String(gift.buyerId) }],
    })),
    ...mails.map((mail): TimelineEntry => ({ ...mail, kind: 'mail', about: null })),
    ...changes.slice(-maxRows).map(({ happenedAt, guideId, change, reason }): TimelineEntry => ({
      ...defaults,
      at: happenedAt,
      kind: 'access',
      about: about(guideId),
      ...describeAccessChange({ change, reason }),
    })),
    ...messages.map(({ at, message, language }): TimelineEntry => ({
      ...defaults,
      at,
      kind: 'message',
      subject: message.slice(0, 200),
      subjectLanguage: language,
    })),
    ...limits.map(({ reachedAt, guides }): TimelineEntry => ({
      ...defaults,
      at: reachedAt,
      kind: 'reading-limit',
      details: [{ word: 'opened-in-a-day', value: String(guides) }],
    })),
  ]
  return entries.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(withIsoDates)
}

const defaults = { about: null, subject: '', subjectLanguage: 'en' as const, details: [], recorded: '' }

const attemptWords: Partial<Record<string, TimelineDetailKind>> = {
  open: 'attempt-open',
  paid: 'attempt-paid',
}

function describeDiscount(sum: Money, code: string | null): TimelineDetails['details'] {
  if (sum.amountMinor === 0) return []
  const value = formatMoney(sum)
  return code === null
    ? [{ word: 'taken-off-guides', value }]
    : [{ word: 'taken-off-code', value: `${value}, ${code}` }]
}
