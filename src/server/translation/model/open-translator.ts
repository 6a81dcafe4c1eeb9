import type { Env } from '../../platform/env.ts'
import type { Watch } from '../../platform/watching/watch.ts'
import type { Translator } from './translator.ts'

/** The model that the environment names, if any. Its library is loaded only where there is one. */
export async function openTranslator(
  env: Env,
  watch: Pick<Watch, 'vendorCall'>,
): Promise<Translator | undefined> {
  if (env.MODEL_URL === undefined) return undefined
  const { openAiTranslator } = await import('./openai.ts')
  return openAiTranslator(env, watch)
}
