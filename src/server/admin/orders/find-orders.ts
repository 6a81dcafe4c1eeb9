import { z } from 'zod'
import type { Order } from '../../../shared/admin/admin-schemas.ts'
import { listReferencesOfCharge, type PaymentDeps } from '../../payments/index.ts'
import {
  findReadersBy,
  listOrders,
  listReferences,
  type OrderFilter,
  type OrderPlace,
} from './order-queries.ts'

const pageSize = 50
/** Of people and of guides that an operator may have meant. */
const mostMeant = 20

interface Found {
  readers: Awaited<ReturnType<typeof findReadersBy>>
  orders: Order[]
  next: string | null
}

type FindDeps = Pick<PaymentDeps, 'replica' | 'catalogue' | 'stripe'>

/** Finds orders by an email address, a name, a receipt number, a Stripe id or a guide (B20.8). */
export async function findOrders(
  deps: FindDeps,
  { find = '', before }: { find?: string | undefined; before?: string | undefined },
): Promise<Found> {
  const { filter, readers } = await understand(deps, find)
  const found = await listOrders(deps.replica, filter, { before: placeOf(before), count: pageSize + 1 })
  const orders = found.slice(0, pageSize)
  const last = orders.at(-1)
  const next = found.length > pageSize && last !== undefined ? `${last.paidAt}~${last.id}` : null
  return { readers, orders, next }
}

async function understand(
  deps: FindDeps,
  find: string,
): Promise<{ filter: OrderFilter; readers: Found['readers'] }> {
  const { replica, stripe } = deps
  if (find === '') return { filter: {}, readers: [] }
  if (z.uuid().safeParse(find).success) return { filter: { receiptId: find.toLowerCase() }, readers: [] }
  const readers = await findReadersBy(replica, find, mostMeant)
  const userIds = readers.map(({ id }) => id)
  const number = /^#?(\d{1,9})$/.exec(find)?.[1]
  const guideIds = number === undefined ? idsOfTitles(deps, find) : [Number(number)]
  // No title has an id in it.
  if (guideIds.length > 0) return { filter: { userIds, guideIds }, readers }
  const isCharge = /^(ch|py)_\w+$/.test(find)
  const named = isCharge ? await listReferencesOfCharge(stripe, find) : await listReferences(replica, find)
  return { filter: { userIds, references: [find, ...named] }, readers }
}

function idsOfTitles({ catalogue }: Pick<PaymentDeps, 'catalogue'>, find: string): number[] {
  const wanted = find.toLowerCase()
  const isMeant = ({ titleEn, titleJa }: { titleEn: string; titleJa: string }) =>
    titleEn.toLowerCase().includes(wanted) || titleJa.includes(find)
  return catalogue
    .current()
    .cards.filter(isMeant)
    .slice(0, mostMeant)
    .map(({ id }) => id)
}

function placeOf(before: string | undefined): OrderPlace | undefined {
  const [time = '', id = ''] = before?.split('~') ?? []
  const paidAt = new Date(time)
  return Number.isNaN(paidAt.getTime()) || !z.uuid().safeParse(id).success ? undefined : { paidAt, id }
}
