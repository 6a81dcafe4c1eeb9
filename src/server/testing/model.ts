import type { ModelCall } from '../../../scripts/sandbox/model/call.ts'
import type { ModelFaultSettings } from '../../../scripts/sandbox/model/server.ts'
import type { Shop } from './shop.ts'

export type { ModelCall }

type Model = Pick<Shop, 'modelUrl'>

/** Returns the requests to the model, latest first. */
export async function fetchModelCalls({ modelUrl }: Model): Promise<ModelCall[]> {
  const answer = await fetch(`${modelUrl}/_sandbox/calls`)
  return (await answer.json()) as ModelCall[]
}

/** Makes the model fail as described. Without an argument, it works again. */
export async function setModelFaults({ modelUrl }: Model, trouble?: ModelFaultSettings): Promise<void> {
  await fetch(`${modelUrl}/_sandbox/trouble`, { method: 'DELETE' })
  if (trouble === undefined) return
  await fetch(`${modelUrl}/_sandbox/trouble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  })
}
