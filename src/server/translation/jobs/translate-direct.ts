import type { z } from 'zod'
import type {
  directTranslationSchema,
  translateDirectInputSchema,
} from '../../../shared/translation/translation-schemas.ts'
import { defaultMinCharacters } from '../../../shared/translation/translation.ts'
import { findTranslationSource, storeTranslation } from '../../guides/translations/index.ts'
import { joinBlocks } from '../../guides/text/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createMeteredTranslator, requireBudget, requireTranslator, type ModelDeps } from './budget.ts'
import { toTextKey, planNextStep, type TextResult } from './plan-next-step.ts'
import { readStandaloneText } from './read-job-texts.ts'
import { requireOtherLanguage } from './start-translation.ts'
import type { TranslationPiece } from '../model/piece.ts'
import { translatePiece, TranslationFailedError } from '../model/translate-piece.ts'
import { ModelRefusedError, ModelUnavailableError } from '../model/translator.ts'

/** Milliseconds. Maximum time for the whole translation. */
const maxWaitMs = 3 * 60 * 1000

/** Translates a short text while the caller waits. All pieces are sent to the model in parallel. */
export async function translateDirect(
  deps: ModelDeps,
  { content, targetLanguage: to }: z.infer<typeof translateDirectInputSchema>,
): Promise<z.infer<typeof directTranslationSchema>> {
  requireTranslator(deps)
  requireOtherLanguage(content, to)
  await requireBudget(deps)
  const signal = AbortSignal.timeout(maxWaitMs)
  const { units, context } = await readStandaloneText(deps.db, content)
  const results = new Map<string, TextResult>()
  for (;;) {
    const round = planNextStep(units, results, { minCharacters: defaultMinCharacters })
    if (round.next === 'store') return { content: joinBlocks(round.texts), targetLanguage: to }
    if (round.next === 'give up') throw new Refusal('translation-failed', round.reason)
    const asked = round.pieces.map(async ({ kind, improves, sources }) => {
      const texts = await ask(deps, { ...context, kind, texts: sources, to }, signal)
      for (const [index, source] of sources.entries()) {
        const tries = (results.get(toTextKey(kind, source))?.tries ?? 0) + 1
        results.set(toTextKey(kind, source), { text: texts[index] ?? '', tries, improves })
      }
    })
    // Waits for all requests even if one fails, so that none is still running after the response.
    const failure = (await Promise.allSettled(asked)).find(({ status }) => status === 'rejected')
    if (failure?.status === 'rejected') throw failure.reason
  }
}

/** Translates the title of a guide into Japanese and stores it. */
export async function translateTitle(deps: ModelDeps, guideId: number) {
  requireTranslator(deps)
  const source = await findTranslationSource(deps.db, guideId, 'ja')
  if (source === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  await requireBudget(deps)
  const english = source.title.english
  const piece: TranslationPiece = {
    kind: 'title',
    texts: [english],
    from: 'en',
    to: 'ja',
    keep: source.tools,
  }
  const [titleJa = ''] = await ask(deps, piece, AbortSignal.timeout(maxWaitMs))
  const title = { text: titleJa, sources: source.title.sources }
  await storeTranslation(deps.db, { guideId, language: 'ja', title }, deps.clock())
  return { guideId, titleJa }
}

/** Translates one piece while the caller waits. Throws a `Refusal` if that fails. */
async function ask(deps: ModelDeps, piece: TranslationPiece, signal: AbortSignal): Promise<string[]> {
  return translatePiece(createMeteredTranslator(deps), piece, signal).catch((error: unknown) => {
    throw toRefusal(error, signal)
  })
}

function toRefusal(error: unknown, signal: AbortSignal): unknown {
  const cause = { cause: error }
  if (signal.aborted)
    return new Refusal('translation-unavailable', 'It took too long; start a job instead', cause)
  if (error instanceof TranslationFailedError) return new Refusal('translation-failed', error.reason, cause)
  if (error instanceof ModelRefusedError) return new Refusal('translation-failed', error.message, cause)
  if (!(error instanceof ModelUnavailableError)) return error
  const { message, retryAfterSeconds } = error
  const later = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  return new Refusal('translation-unavailable', message, { ...cause, ...later })
}
