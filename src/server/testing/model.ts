import type { Call } from '../../../scripts/sandbox/model/call.ts'
import type { Trouble } from '../../../scripts/sandbox/model/server.ts'
import type { Shop } from './shop.ts'

export type { Call }

type Model = Pick<Shop, 'modelUrl'>

/** What the model was asked, the latest first. */
export async function modelCalls({ modelUrl }: Model): Promise<Call[]> {
  const answer = await fetch(`${modelUrl}/_sandbox/calls`)
  return (await answer.json()) as Call[]
}

/** What the model has from now on; without trouble, it works again. */
export async function breakModel({ modelUrl }: Model, trouble?: Trouble): Promise<void> {
  await fetch(`${modelUrl}/_sandbox/trouble`, { method: 'DELETE' })
  if (trouble === undefined) return
  await fetch(`${modelUrl}/_sandbox/trouble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  })
}
