import type { DeskReader, ReaderMoment } from '../../../shared/desk/desk-schemas.ts'
import type { DetailWord } from '../../../shared/desk/moments.ts'
import { formatMoney, type Money } from '../../../shared/money.ts'
import { listPurchases, planOf } from '../../access/index.ts'
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
import { listDeeds } from '../deeds/deed-queries.ts'
import { listOrders } from '../orders/order-queries.ts'
import {
  findDeskUser,
  listAllAccessChanges,
  listMailsTo,
  listMessagesFrom,
  type DeskUser,
} from './reader-queries.ts'

/** Maximum per kind; the newest are shown. */
const most = 100

type ReaderDeps = Pick<PaymentDeps, 'db' | 'catalogue' | 'clock'>

/** All data of a user that the admin shows, with one timeline (B20.11). */
export async function readReader(deps: ReaderDeps, userId: number): Promise<DeskReader> {
  const { db } = deps
  const user = await findDeskUser(db, userId)
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
    deeds: await listDeeds(db, { userId }, most),
  }
}

/** The newest first. */
async function listMoments(deps: ReaderDeps, { id, email, createdAt }: DeskUser): Promise<ReaderMoment[]> {
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
    listAllAccessChanges(db, id, most),
    listMessagesFrom(db, email, most),
  ])
  const moments: (Omit<ReaderMoment, 'at'> & { at: Date })[] = [
    {
      at: createdAt,
      kind: 'signed-up',
      about: null,
      subject: email,
      subjectLanguage: 'en',
      details: [],
      recorded: '',
    },
    ...orders.map(({ openedAt, items, amount, currency, creditMinor, codeMinor, ...order }) => {
      const takenOffMinor = creditMinor + codeMinor
      const money = formatMoney({ amountMinor: amount - takenOffMinor, currency })
      const isWhole = partsOf(items).length === 0
      return {
        at: openedAt,
        kind: 'attempt' as const,
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
    ...receipts.map(({ paidAt, description, language, money, takenOffMinor, code, reference }) => ({
      at: paidAt,
      kind: 'payment' as const,
      about: null,
      subject: `${description}, ${formatMoney(money)}`,
      subjectLanguage: language,
      details: takenOff({ ...money, amountMinor: takenOffMinor }, code),
      recorded: reference,
    })),
    ...receipts.flatMap(({ refundedAt, refundedMinor, description, language, money, reference }) =>
      refundedAt === null
        ? []
        : {
            at: refundedAt,
            kind: 'refund' as const,
            about: null,
            subject: `${description}, ${formatMoney({ ...money, amountMinor: refundedMinor })}`,
            subjectLanguage: language,
            details: [],
            recorded: reference,
          },
    ),
    ...given.map((gift) => ({
      at: gift.createdAt,
      kind: 'gift' as const,
      about: about(gift.guideId),
      subject: gift.recipient ?? '',
      subjectLanguage: 'en' as const,
      details: [
        ...(gift.recipient === null ? [{ word: 'gift-by-link' as const, value: '' }] : []),
        { word: `gift-${giftStateOf(gift)}` as const, value: '' },
        ...(gift.claimedBy === null
          ? []
          : [{ word: 'gift-claimed-by' as const, value: String(gift.claimedBy) }]),
      ],
      recorded: '',
    })),
    ...claimed.map((gift) => ({
      at: gift.claimedAt ?? gift.createdAt,
      kind: 'gift' as const,
      about: about(gift.guideId),
      subject: '',
      subjectLanguage: 'en' as const,
      details: [{ word: 'gift-from' as const, value: String(gift.buyerId) }],
      recorded: '',
    })),
    ...mails.map((mail) => ({ ...mail, kind: 'mail' as const, about: null })),
    ...changes.map(({ at, guideId, change, reason }) => ({
      at,
      kind: 'access' as const,
      about: about(guideId),
      subject: '',
      subjectLanguage: 'en' as const,
      ...tellAccessChange({ change, reason }),
    })),
    ...messages.map(({ at, message, language }) => ({
      at,
      kind: 'message' as const,
      about: null,
      subject: message.slice(0, 200),
      subjectLanguage: language,
      details: [],
      recorded: '',
    })),
  ]
  return moments
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...moment }) => ({ ...moment, at: at.toISOString() }))
}

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
