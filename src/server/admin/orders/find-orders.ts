import { z } from 'zod'
import { listReferencesOfCharge, type PaymentDeps } from '../../payments/index.ts'
import { searchReaders, listOrders, listPaymentReferences, type OrderCursor } from './order-queries.ts'

const pageSize = 50
/** Maximum number of matching users, and of guides with a matching title. */
const maxMatches = 20

type FindDeps = Pick<PaymentDeps, 'replica' | 'catalogue' | 'stripe' | 'env'>

/** Finds users and orders by email address, name, receipt number, Stripe id or guide (B20.8). */
export async function findOrders(
  deps: FindDeps,
  { find = '', before }: { find?: string | undefined; before?: string | undefined },
) {
  const { filter, readers } = await parseSearch(deps, find)
  const found = await listOrders(deps.replica, filter, { before: placeOf(before), count: pageSize + 1 })
  const orders = found.slice(0, pageSize)
  const last = orders.at(-1)
  const next = found.length > pageSize && last !== undefined ? `${last.paidAt}~${last.id}` : null
  return { readers, orders, next }
}

async function parseSearch(deps: FindDeps, find: string) {
  const { replica } = deps
  if (find === '') return { filter: {}, readers: [] }
  if (z.uuid().safeParse(find).success) return { filter: { receiptId: find.toLowerCase() }, readers: [] }
  const readers = await searchReaders(replica, find, maxMatches)
  const userIds = readers.map(({ id }) => id)
  const number = /^#?(\d{1,9})$/.exec(find)?.[1]
  const guideIds = number === undefined ? idsOfTitles(deps, find) : [Number(number)]
  // No title contains a Stripe id, so Stripe references are only looked up if no guide matches.
  if (guideIds.length > 0) return { filter: { userIds, guideIds }, readers }
  const isCharge = /^(ch|py)_\w+$/.test(find)
  const named = isCharge
    ? await listReferencesOfCharge(deps, find)
    : await listPaymentReferences(replica, find)
  return { filter: { userIds, references: [find, ...named] }, readers }
}

function idsOfTitles({ catalogue }: Pick<PaymentDeps, 'catalogue'>, find: string): number[] {
  const wanted = find.toLowerCase()
  const matches = ({ titleEn, titleJa }: { titleEn: string; titleJa: string }) =>
    titleEn.toLowerCase().includes(wanted) || titleJa.includes(find)
  return catalogue
    .current()
    .cards.filter(matches)
    .slice(0, maxMatches)
    .map(({ id }) => id)
}

function placeOf(before: string | undefined): OrderCursor | undefined {
  const [time = '', id = ''] = before?.split('~') ?? []
  const paidAt = new Date(time)
  return Number.isNaN(paidAt.getTime()) || !z.uuid().safeParse(id).success ? undefined : { paidAt, id }
}
