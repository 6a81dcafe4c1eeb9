import type { z } from 'zod'
import { toLocalDay, getGiftDayRange, toGiftEmailTime } from '../../../shared/payments/gift-days.ts'
import type { Gift, giftChangeSchema, giftOrderSchema } from '../../../shared/payments/gift-schemas.ts'
import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { localizePath } from '../../../shared/paths.ts'
import { proGiftMonths } from '../../../shared/payments/pro-gift.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { requireGuideOnSale, type Catalog } from '../../guides/catalog/index.ts'
import type { User } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PayDeps } from '../deps.ts'
import { lockBuyer } from '../queries.ts'
import {
  createGiftKey,
  countGiftKeys,
  findGift,
  insertGift,
  listGiftsOfBuyer,
  lockGift,
  updateGift,
  type StoredGift,
} from './gift-queries.ts'
import { isClaimableGift, deriveGiftState } from './gift-state.ts'
import { sendGiftMail } from './send-gift-mail.ts'

const minute = 60 * 1000
/** Minimum time between two emails of a gift, because an email takes a moment to arrive. Milliseconds. */
const pauseMs = 5 * minute
/** Maximum number of emails per gift, including the first. */
const maxMails = 5
/** Maximum number of links per gift. Buyers need fewer. */
const maxKeys = 30

type Order = z.infer<typeof giftOrderSchema>
type Change = z.infer<typeof giftChangeSchema>

/** Stores an ordered gift before its payment. Ordering with the same id again returns the same gift. */
export async function orderGift({ db, clock, catalogue }: PayDeps, user: User, order: Order) {
  const { id, guideId, recipient, language, message } = order
  // A free sample is open to everyone, so it can't be given.
  if (guideId !== null && requireGuideOnSale(catalogue.current(), guideId).isFreePreview)
    throw new Refusal('already-owned')
  const months = guideId === null ? proGiftMonths : null
  const tellAt = requireDay(order, clock())
  const ordered = { id, buyerId: user.id, guideId, months, recipient, language, message, tellAt }
  await insertGift(db, ordered, clock())
  const gift = await requireOwnGift(db, user, id)
  if (gift.guideId !== guideId) throw new Refusal('not-found')
  return { id }
}

export async function findOwnGift({ db, catalogue }: PayDeps, user: User, id: string): Promise<Gift> {
  return toShown(catalogue, await requireOwnGift(db, user, id))
}

export async function listOwnGifts({ db, catalogue }: PayDeps, user: User): Promise<{ gifts: Gift[] }> {
  const gifts = await listGiftsOfBuyer(db, user.id)
  return { gifts: gifts.map((gift) => toShown(catalogue, gift)) }
}

/** Changes a gift whose recipient was not notified or whose email bounced. Sends the email immediately if its day has begun. */
export async function changeGift(deps: PayDeps, user: User, change: Change): Promise<Gift> {
  const now = deps.clock()
  const { id, recipient, language, message } = change
  const tellAt = requireDay(change, now)
  await withOwnGift(deps.db, user, id, async (tx, gift) => {
    const state = deriveGiftState(gift)
    if (state !== 'waiting' && state !== 'unpaid' && state !== 'unreached') throw new Refusal('gift-told')
    if (state === 'unreached') {
      if (gift.toldTimes >= maxMails)
        throw new Refusal('too-many-requests', 'This gift was told often enough')
      await updateGift(tx, id, { toldAt: null, refusedAt: null })
    }
    await updateGift(tx, id, { recipient, language, message, tellAt })
    if (state !== 'unpaid' && tellAt <= now) await sendGiftMail(tx, deps, await lockGift(tx, id), now)
  })
  return findOwnGift(deps, user, id)
}

/** Sends the gift's email again, with a new link. */
export async function resendGiftMail(deps: PayDeps, user: User, id: string): Promise<Gift> {
  const now = deps.clock()
  await withOwnGift(deps.db, user, id, async (tx, gift) => {
    const { toldAt, toldTimes, recipient } = gift
    if (!isClaimableGift(gift) || toldAt === null || recipient === null) throw new Refusal('gift-not-open')
    if (toldTimes >= maxMails || now.getTime() - toldAt.getTime() < pauseMs)
      throw new Refusal('too-many-requests', 'This gift was told a few minutes ago, or often enough')
    await sendGiftMail(tx, deps, gift, now)
  })
  return findOwnGift(deps, user, id)
}

/** Creates a link that the buyer can pass on. */
export async function createOwnGiftLink(
  { db, clock, env }: PayDeps,
  user: User,
  { id, language }: { id: string; language: PageLanguage },
): Promise<{ url: string }> {
  const url = await withOwnGift(db, user, id, async (tx, gift) => {
    if (!isClaimableGift(gift)) throw new Refusal('gift-not-open')
    if ((await countGiftKeys(tx, id)) >= maxKeys)
      throw new Refusal('too-many-requests', 'This gift has as many links as it may have')
    return `${env.ORIGIN}${localizePath(language, giftPaths.claimWith(await createGiftKey(tx, id, clock())))}`
  })
  return { url }
}

function withOwnGift<Value>(
  db: Db,
  user: User,
  id: string,
  act: (tx: Db, gift: StoredGift) => Promise<Value>,
): Promise<Value> {
  return db.transaction().execute(async (tx) => {
    await requireOwnGift(tx, user, id)
    // The buyer is locked first: a second update of the gift checks its foreign key to the buyer, and would wait for an
    // account deletion that has locked the buyer and waits for the gift.
    await lockBuyer(tx, user.id)
    return act(tx, await lockGift(tx, id))
  })
}

export async function requireOwnGift(db: Db, user: User, id: string): Promise<StoredGift> {
  const gift = await findGift(db, id)
  if (gift?.buyerId !== user.id) throw new Refusal('not-found')
  return gift
}

function requireDay({ language, day }: Pick<Order, 'language' | 'day'>, now: Date): Date {
  const { first, last } = getGiftDayRange(language, now)
  if (day < first || day > last) {
    const reason = `from ${first} to ${last}`
    throw new Refusal('invalid-input', `day: ${reason}`, { problems: [{ field: 'day', reason }] })
  }
  return toGiftEmailTime(language, day)
}

function toShown(catalogue: Catalog, gift: StoredGift): Gift {
  const { id, guideId, months, recipient, language, message } = gift
  const { titleEn = '', titleJa = '' } =
    (guideId === null ? undefined : catalogue.current().findSold(guideId)) ?? {}
  return {
    id,
    guideId,
    months,
    titleEn,
    titleJa,
    state: deriveGiftState(gift),
    recipient,
    language,
    day: toLocalDay(language, gift.tellAt),
    message,
    orderedAt: gift.createdAt.toISOString(),
    toldAt: gift.toldAt?.toISOString() ?? null,
    claimedAt: gift.claimedAt?.toISOString() ?? null,
  }
}
