import type { AdminReader, ReaderMoment } from '../../../shared/admin/admin-schemas.ts'
import type { DetailWord } from '../../../shared/admin/moments.ts'
import { formatMoney, type Money } from '../../../shared/money.ts'
import { listAllAccessChanges, listPurchases, planOf } from '../../access/index.ts'
import {
  giftStateOf,
  listGiftsBy,
  listGiftsTo,
  listOrdersOf,
  listReceipts,
  partsOf,
  type PaymentDeps,
} from '../../payments/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { tellAccessChange } from './tell-access-change.ts'
import { listAuditEntries } from '../audit-log/audit-log-queries.ts'
import { listOrders } from '../orders/order-queries.ts'
import { findAdminUser, listMailsTo, listMessagesFrom, type AdminUser } from './reader-queries.ts'

/** Maximum per kind; the newest are shown. */
const most = 100

type ReaderDeps = Pick<PaymentDeps, 'db' | 'catalogue' | 'clock'>

/** All data of a user that the admin shows, with one timeline (B20.11). */
export async function readReader(deps: ReaderDeps, userId: number): Promise<AdminReader> {
  const { db } = deps
  const user = await findAdminUser(db, userId)
  if (user === undefined) throw new Refusal('not-found')
  const { createdAt, deletesAt, ...known } = user
  const titlesOf = createTitles(deps)
  const purchases = await listPurchases(db, userId)
  return {
    ...known,
    createdAt: createdAt.toISOString(),
    deletesAt: deletesAt?.toISOString() ?? null,
    plan: await planOf(deps, user),
    orders: await listOrders(db, { userIds: [userId] }, { count: most }),
    guides: purchases.map(({ guideId, source, purchaseDate, suspendedAt, revokedAt }) => ({
      guideId,
      ...titlesOf(guideId),
      source,
      since: purchaseDate.toISOString(),
      state: revokedAt !== null ? 'revoked' : suspendedAt !== null ? 'suspended' : 'open',
    })),
    moments: await listMoments(deps, user),
    entries: await listAuditEntries(db, { userId }, most),
  }
}

/** The newest first. */
async function listMoments(deps: ReaderDeps, { id, email, createdAt }: AdminUser): Promise<ReaderMoment[]> {
  const { db } = deps
  const titlesOf = createTitles(deps)
  const about = (guideId: number | null) =>
    guideId === null ? { title: null, titleJa: '' } : titlesOf(guideId)
  const [orders, receipts, given, claimed, mails, changes, messages] = await Promise.all([
    listOrdersOf(db, id, most),
    listReceipts(db, id),
    listGiftsBy(db, id),
    listGiftsTo(db, id),
    listMailsTo(db, email, most),
    listAllAccessChanges(db, id),
    listMessagesFrom(db, email, most),
  ])
  const moments: Moment[] = [
    { ...nothing, at: createdAt, kind: 'signed-up', subject: email },
    ...orders.map(({ openedAt, items, amount, currency, creditMinor, codeMinor, ...order }): Moment => {
      const takenOffMinor = creditMinor + codeMinor
      const money = formatMoney({ amountMinor: amount - takenOffMinor, currency })
      const isWhole = partsOf(items).length === 0
      return {
        at: openedAt,
        kind: 'attempt',
        about: isWhole ? about(items[0]?.guideId ?? null) : null,
        subject: isWhole ? money : `${order.description}, ${money}`,
        subjectLanguage: order.language,
        details: [
          { word: attemptWords[order.state] ?? 'attempt-closed', value: '' },
          ...takenOff({ amountMinor: takenOffMinor, currency }, order.code),
        ],
        recorded: order.closedReason ?? '',
      }
    }),
    ...receipts.flatMap(({ description, language, money, reference, ...receipt }): Moment[] => {
      const moved = { ...nothing, subjectLanguage: language, recorded: reference }
      const subjectOf = (amountMinor: number) => `${description}, ${formatMoney({ ...money, amountMinor })}`
      const { paidAt, refundedAt, refundedMinor, takenOffMinor, code } = receipt
      const details = takenOff({ ...money, amountMinor: takenOffMinor }, code)
      return [
        { ...moved, at: paidAt, kind: 'payment', subject: subjectOf(money.amountMinor), details },
        ...(refundedAt === null
          ? []
          : [{ ...moved, at: refundedAt, kind: 'refund' as const, subject: subjectOf(refundedMinor) }]),
      ]
    }),
    ...given.map((gift): Moment => ({
      ...nothing,
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
    ...claimed.map((gift): Moment => ({
      ...nothing,
      at: gift.claimedAt ?? gift.createdAt,
      kind: 'gift',
      about: about(gift.guideId),
      details: [{ word: 'gift-from', value: String(gift.buyerId) }],
    })),
    ...mails.map((mail): Moment => ({ ...mail, kind: 'mail', about: null })),
    ...changes.slice(-most).map(({ happenedAt, guideId, change, reason }): Moment => ({
      ...nothing,
      at: happenedAt,
      kind: 'access',
      about: about(guideId),
      ...tellAccessChange({ change, reason }),
    })),
    ...messages.map(({ at, message, language }): Moment => ({
      ...nothing,
      at,
      kind: 'message',
      subject: message.slice(0, 200),
      subjectLanguage: language,
    })),
  ]
  return moments
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...moment }) => ({ ...moment, at: at.toISOString() }))
}

type Moment = Omit<ReaderMoment, 'at'> & { at: Date }

/** What a moment says unless it says more. */
const nothing = { about: null, subject: '', subjectLanguage: 'en' as const, details: [], recorded: '' }

const attemptWords: Partial<Record<string, DetailWord>> = { open: 'attempt-open', paid: 'attempt-paid' }

function takenOff(sum: Money, code: string | null): ReaderMoment['details'] {
  if (sum.amountMinor === 0) return []
  const value = formatMoney(sum)
  return code === null
    ? [{ word: 'taken-off-guides', value }]
    : [{ word: 'taken-off-code', value: `${value}, ${code}` }]
}

const createTitles =
  ({ catalogue }: Pick<ReaderDeps, 'catalogue'>) =>
  (guideId: number) => {
    const guide = catalogue.current().find(guideId)
    return { title: guide?.titleEn ?? `#${guideId}`, titleJa: guide?.titleJa ?? '' }
  }
