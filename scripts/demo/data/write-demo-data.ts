import { sql, type Insertable, type Selectable } from 'kysely'
import { changeMessageState, insertReply } from '../../../src/server/contact/inbox-queries.ts'
import { insertMessage } from '../../../src/server/contact/queries.ts'
import { addMissedSearch } from '../../../src/server/guides/catalog/missed-search-queries.ts'
import { publishReports } from '../../../src/server/guides/reports/publish-reports.ts'
import { upsertReport } from '../../../src/server/guides/reports/report-queries.ts'
import { incrementViews } from '../../../src/server/guides/views/view-queries.ts'
import { describeProMonth } from '../../../src/server/payments/receipts/receipt-mails.ts'
import type { DB } from '../../../src/server/platform/database-types.ts'
import { openDatabase, type Db } from '../../../src/server/platform/database.ts'
import { foldText } from '../../../src/shared/guides/fold-text.ts'
import { generateDemoData, type DemoReader, type DemoGuideOffer } from './demo-data.ts'
import { demoMessages, demoMissedSearches } from './demo-texts.ts'

const dayMs = 24 * 60 * 60 * 1000
const operator = 'chie@example.com'

/**
 * Writes a year of demo data for the admin (decision 0061). Its users and payments don't exist at Stripe, so reconciliation
 * ignores them.
 */
export async function writeDemoData(databaseUrl: string, today = new Date()): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, (error) => console.error(error.message))
  try {
    await db.transaction().execute((tx) => writeIn(tx, today))
    await publishReports({ db })
  } finally {
    await close()
  }
}

/** Sets the guides' sale dates, spread over the year in the order of their ids. */
async function dateGuides(tx: Db, today: Date): Promise<void> {
  await sql`
    update guides set created_at = dated.at, on_sale_since = dated.at, updated_at = dated.at
    from (
      select id, ${today}::timestamptz
        - interval '365 days' * (1 - row_number() over (order by id)::float / count(*) over ()) as at
      from guides
    ) as dated
    where dated.id = guides.id`.execute(tx)
}

async function writeIn(tx: Db, today: Date): Promise<void> {
  await dateGuides(tx, today)
  const { readers, reports, views } = generateDemoData(today, await listSold(tx))
  const idOf = await writeReaders(tx, readers)
  const rows = readers.map((reader) => rowsOf(reader, idOf(reader.number), today))
  await tx
    .insertInto('orders')
    .values(rows.flatMap(({ orders }) => orders))
    .execute()
  const items = await tx
    .insertInto('orderItems')
    .values(rows.flatMap(({ items }) => items))
    .returning(['id', 'orderId'])
    .execute()
  const itemOf = new Map(items.map(({ id, orderId }) => [orderId, id]))
  await tx
    .insertInto('purchases')
    .values(
      rows.flatMap(({ purchases }) =>
        purchases.map(({ orderId, ...purchase }) => ({
          ...purchase,
          itemId: orderId === undefined ? null : itemOf.get(orderId),
        })),
      ),
    )
    .execute()
  await tx
    .insertInto('receipts')
    .values(rows.flatMap(({ receipts }) => receipts))
    .execute()
  await tx
    .insertInto('disputes')
    .values(rows.flatMap(({ disputes }) => disputes))
    .execute()
  const changes = rows.flatMap((each) => each.changes)
  const inOrder = changes.toSorted((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime())
  await tx.insertInto('accessChanges').values(inOrder).execute()
  await incrementViews(tx, views)
  for (const { reader, at, report, guideId, language } of reports)
    await upsertReport(
      tx,
      { ...report, guideId, language, userId: idOf(reader), network: `made-up-${reader}` },
      at,
    )
  await writeSearches(tx, today)
  await writeLetters(tx, today)
}

const listSold = (tx: Db): Promise<DemoGuideOffer[]> =>
  tx
    .selectFrom('guides')
    .select(['id', 'titleEn', 'titleJa', 'price', 'priceJpy'])
    .where('state', '=', 'on-sale')
    .where('isFreePreview', '=', false)
    .orderBy('id')
    .execute()

const emailOf = (reader: number) => `reader-${reader}@made-up.example`

async function writeReaders(tx: Db, readers: readonly DemoReader[]): Promise<(reader: number) => number> {
  const rows = await tx
    .insertInto('users')
    .values(
      readers.map(({ number, joinedAt, freePick, currency, pro }) => ({
        email: emailOf(number),
        username: `Made-up reader ${number}`,
        firebaseUid: `made-up-${number}`,
        createdAt: joinedAt,
        registeredAt: joinedAt,
        freeAccessUsed: freePick !== null,
        ...(pro === null ? {} : { subscriptionCurrency: currency, ...standOf(pro) }),
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const ids = new Map(rows.map(({ email, id }) => [email, id]))
  return (reader) => {
    const id = ids.get(emailOf(reader))
    if (id === undefined) throw new Error(`Reader ${reader} was not written`)
    return id
  }
}

function standOf({ state, paidUntil }: NonNullable<DemoReader['pro']>) {
  return {
    subscriptionStatus: state === 'ended' ? ('ended' as const) : ('active' as const),
    subscriptionActive: state !== 'ended',
    subscriptionExpiresAt: paidUntil,
    subscriptionPeriodEnd: paidUntil,
    subscriptionRenews: state === 'renews',
  }
}

interface Rows {
  orders: Insertable<DB['orders']>[]
  items: Insertable<DB['orderItems']>[]
  /** Purchases with their order. A free guide has no order. */
  purchases: (Insertable<DB['purchases']> & { orderId?: string })[]
  disputes: Insertable<DB['disputes']>[]
  receipts: Insertable<DB['receipts']>[]
  changes: (Insertable<DB['accessChanges']> & Pick<Selectable<DB['accessChanges']>, 'happenedAt'>)[]
}

/** Returns the rows that webhooks of a user's payments would have written. */
function rowsOf(
  { number, language, currency, freePick, orders, abandoned, pro }: DemoReader,
  userId: number,
  today: Date,
): Rows {
  const rows: Rows = { orders: [], items: [], purchases: [], disputes: [], receipts: [], changes: [] }
  const titleOf = (guide: DemoGuideOffer) =>
    (language === 'ja' ? guide.titleJa : guide.titleEn) || guide.titleEn
  const changed = (
    change: DB['accessChanges']['change'],
    happenedAt: Date,
    guide: DemoGuideOffer | null,
    sourceRef: string | null,
  ) =>
    rows.changes.push({
      userId,
      guideId: guide?.id ?? null,
      change,
      reason: 'Made up for the demo',
      sourceRef,
      happenedAt,
    })
  const ordered = (guide: DemoGuideOffer | null, at: Date, amount: number, paid: boolean): string => {
    const id = crypto.randomUUID()
    const title = guide === null ? 'Pro' : titleOf(guide)
    rows.orders.push({
      id,
      buyerId: userId,
      kind: guide === null ? 'subscription' : 'payment_intent',
      currency,
      amount,
      language,
      description: title,
      openedAt: at,
      ...(paid
        ? { state: 'paid', paidAt: new Date(at.getTime() + 60_000) }
        : { state: 'closed', closedAt: new Date(at.getTime() + dayMs) }),
    })
    const sku = guide === null ? 'pro-month' : `guide:${guide.id}`
    rows.items.push({ orderId: id, position: 0, sku, title, amount, recipient: 'buyer' })
    return id
  }
  const paid = (
    at: Date,
    back: Date | null,
    row: Pick<Insertable<DB['receipts']>, 'orderId' | 'reference' | 'description' | 'amount'>,
  ) =>
    rows.receipts.push({
      userId,
      currency,
      language,
      paidAt: at,
      mailedAt: at,
      refundedAt: back,
      refundedAmount: back === null ? null : row.amount,
      ...row,
    })
  const owned = (
    guide: DemoGuideOffer,
    at: Date,
    row: Pick<Rows['purchases'][number], 'amount' | 'source' | 'stripePaymentId' | 'orderId'>,
  ) => rows.purchases.push({ userId, guideId: guide.id, currency, purchaseDate: at, ...row })

  if (freePick !== null) {
    const { guide, at } = freePick
    owned(guide, at, { amount: 0, source: 'free', stripePaymentId: null })
    changed('granted', at, guide, null)
  }
  for (const [place, { guide, at, amount, refundedAt, disputed }] of orders.entries()) {
    const reference = `made-up-${number}-${place + 1}`
    const orderId = ordered(guide, at, amount, true)
    paid(at, refundedAt, { orderId, reference, description: titleOf(guide), amount })
    owned(guide, at, { amount, source: 'payment', stripePaymentId: reference, orderId })
    changed('granted', at, guide, reference)
    const purchase = rows.purchases.at(-1)
    if (refundedAt !== null) {
      Object.assign(purchase ?? {}, { revokedAt: refundedAt, revokedReason: 'refunded' })
      changed('revoked', refundedAt, guide, reference)
    } else if (disputed) {
      const suspended = new Date(at.getTime() + 3600_000)
      Object.assign(purchase ?? {}, { suspendedAt: suspended })
      changed('suspended', suspended, guide, reference)
      const dueAt = new Date(suspended.getTime() + 14 * dayMs)
      rows.disputes.push({
        id: `du_${reference}`,
        paymentId: reference,
        reference,
        userId,
        amount,
        currency,
        reason: 'fraudulent',
        status: dueAt > today ? 'needs_response' : 'under_review',
        evidence: dueAt > today ? 'none' : 'submitted',
        dueAt,
        openedAt: suspended,
        isOpen: true,
        ownerNotifiedAt: suspended,
      })
    }
  }
  for (const { guide, at } of abandoned) ordered(guide, at, guide.price, false)
  if (pro !== null) {
    let orderId: string | undefined
    for (const [month, { at, amount, refundedAt }] of pro.months.entries()) {
      const end = pro.months[month + 1]?.at ?? pro.paidUntil
      const reference = `made-up-pro-${number}-${month + 1}`
      orderId ??= ordered(null, at, amount, true)
      if (month === 0) changed('pro-started', at, null, reference)
      paid(at, refundedAt, {
        orderId,
        reference,
        description: describeProMonth(language, { start: at, end }),
        amount,
      })
    }
    if (pro.state === 'ended') changed('pro-ended', pro.paidUntil, null, null)
  }
  return rows
}

async function writeSearches(tx: Db, today: Date): Promise<void> {
  for (const [text, times] of demoMissedSearches) {
    for (let time = times; time > 0; time -= 1) {
      const now = new Date(today.getTime() - time * 3 * dayMs)
      await addMissedSearch(tx, foldText(text), now)
    }
  }
}

async function writeLetters(tx: Db, today: Date): Promise<void> {
  for (const [place, { language, daysAgo, state, message, reply }] of demoMessages.entries()) {
    const writtenAt = new Date(today.getTime() - daysAgo * dayMs)
    const id = await insertMessage(
      tx,
      { email: emailOf(place + 1), message, language, website: '' },
      writtenAt,
    )
    if (reply !== undefined)
      await insertReply(
        tx,
        { messageId: id, operator, body: reply },
        new Date(writtenAt.getTime() + dayMs / 2),
      )
    await changeMessageState(tx, id, state)
  }
}
