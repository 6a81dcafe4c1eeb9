import { z } from 'zod'
import type { Order } from '../../../shared/desk/desk-schemas.ts'
import type { PaymentDeps } from '../../payments/index.ts'
import { findReadersBy, listOrders, type OrderFilter, type OrderPlace } from './order-queries.ts'

const pageSize = 50
/** Of people and of guides that an operator may have meant. */
const mostMeant = 20

interface Found {
  readers: Awaited<ReturnType<typeof findReadersBy>>
  orders: Order[]
  next: string | null
}

/** Finds payments by an email address, a name, a receipt number, a Stripe id or a guide (B20.8). */
export async function findOrders(
  deps: Pick<PaymentDeps, 'replica' | 'catalogue'>,
  { find = '', before }: { find?: string | undefined; before?: string | undefined },
): Promise<Found> {
  const { filter, readers } = await understand(deps, find)
  if (filter === undefined) return { readers, orders: [], next: null }
  const found = await listOrders(deps.replica, filter, { before: placeOf(before), count: pageSize + 1 })
  const orders = found.slice(0, pageSize)
  const last = orders.at(-1)
  const next = found.length > pageSize && last !== undefined ? `${last.paidAt}~${last.id}` : null
  return { readers, orders, next }
}

/** Undefined for a search that can't match anything. */
async function understand(
  deps: Pick<PaymentDeps, 'replica' | 'catalogue'>,
  find: string,
): Promise<{ filter: OrderFilter | undefined; readers: Found['readers'] }> {
  if (find === '') return { filter: {}, readers: [] }
  if (z.uuid().safeParse(find).success) return { filter: { receiptId: find.toLowerCase() }, readers: [] }
  if (/^(pi|in)_\w+$/.test(find)) return { filter: { reference: find }, readers: [] }
  const number = /^#?(\d{1,9})$/.exec(find)?.[1]
  const readers = await findReadersBy(deps.replica, find, mostMeant)
  const titled = number === undefined ? idsOfTitles(deps, find) : [Number(number)]
  const filter = {
    ...(readers.length === 0 ? {} : { userIds: readers.map(({ id }) => id) }),
    ...(titled.length === 0 ? {} : { guideIds: titled }),
  }
  return { filter: Object.keys(filter).length === 0 ? undefined : filter, readers }
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
