import type { Env } from '../../platform/env.ts'
import type { Watch } from '../../platform/watching/watch.ts'
import type { Translator } from './translator.ts'

/** Opens the configured model; undefined without one. Its library is loaded only then. */
export async function openTranslator(
  env: Env,
  watch: Pick<Watch, 'vendorCall'>,
): Promise<Translator | undefined> {
  if (env.MODEL_URL === undefined) return undefined
  const { openAiTranslator } = await import('./openai.ts')
  return openAiTranslator(env, watch)
}
