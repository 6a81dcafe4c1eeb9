import type { Method, Plan } from './format.ts'
import { methodsA } from '../data/methods/group-a.ts'
import { methodsB } from '../data/methods/group-b.ts'
import { methodsC } from '../data/methods/group-c.ts'
import { methodsD } from '../data/methods/group-d.ts'
import { plan } from '../data/methods/plan.ts'

export interface PlannedMethod {
  number: number
  plan: Plan
  method: Method
}

const written = new Map(
  [...methodsA, ...methodsB, ...methodsC, ...methodsD].map((method) => [method.slug, method]),
)

for (const slug of written.keys()) {
  if (!plan.some((each) => each.slug === slug)) throw new Error(`${slug} is not in methods/plan.ts`)
}

/** The methods that are written, in planned order. */
export const methods: readonly PlannedMethod[] = plan.flatMap((each, number) => {
  const method = written.get(each.slug)
  return method ? [{ number, plan: each, method }] : []
})
