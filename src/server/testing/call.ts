import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../router.ts'
import type { Person } from './people.ts'
import type { Answer, Shop } from './shop.ts'

export type Outputs = inferRouterOutputs<AppRouter>

/** Calls a query by its name, as a browser does. */
export const ask = (shop: Shop, person: Person | undefined, name: string, input: object = {}) =>
  shop.visit(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`, person)

/** Calls a mutation by its name. */
export const tell = (shop: Shop, person: Person | undefined, name: string, input: object = {}) =>
  shop.post(`/trpc/${name}`, { json: input }, person)

/** Calls a mutation of the admin as a dialog does that has just opened: as an operation of its own. */
export const submit = (shop: Shop, operator: Person, name: string, input: object = {}) =>
  tell(shop, operator, name, { operationId: crypto.randomUUID(), ...input })

/** What a call has answered. */
export const dataOf = <T>(answer: Answer) => answer.json<{ result: { data: { json: T } } }>().result.data.json

/** The code with which a call was refused; undefined if it was not. */
export const refusalOf = (answer: Answer) =>
  answer.json<{ error?: { json: { data: { refusal: string } } } }>().error?.json.data.refusal
