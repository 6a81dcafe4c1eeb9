import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../router.ts'
import type { Person } from './people.ts'
import type { TestResponse, Shop } from './shop.ts'

export type RouterOutputs = inferRouterOutputs<AppRouter>

/** Calls a query by its tRPC name, as a browser does. */
export const callQuery = (shop: Shop, person: Person | undefined, name: string, input: object = {}) =>
  shop.visit(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`, person)

/** Calls a mutation by its tRPC name. */
export const callMutation = (shop: Shop, person: Person | undefined, name: string, input: object = {}) =>
  shop.post(`/trpc/${name}`, { json: input }, person)

/** Calls an admin mutation with a new operation id, as a dialog does on its first submit. */
export const submitOperation = (shop: Shop, operator: Person, name: string, input: object = {}) =>
  callMutation(shop, operator, name, { operationId: crypto.randomUUID(), ...input })

/** Returns the data in a tRPC response. */
export const readCallData = <T>(answer: TestResponse) =>
  answer.json<{ result: { data: { json: T } } }>().result.data.json

/** Returns the refusal code in a tRPC response. Undefined if the call succeeded. */
export const readRefusalCode = (answer: TestResponse) =>
  answer.json<{ error?: { json: { data: { refusal: string } } } }>().error?.json.data.refusal
