import type { Env } from '../../platform/env.ts'
import type { Telemetry } from '../../platform/watching/watch.ts'

/** Creates the translator for the configured model and loads the OpenAI library. Undefined if none is configured. */
export async function createTranslator(env: Env, watch: Pick<Telemetry, 'vendorCall'>) {
  if (env.MODEL_URL === undefined) return undefined
  const { createOpenAiTranslator } = await import('./openai.ts')
  return createOpenAiTranslator(env, watch)
}
