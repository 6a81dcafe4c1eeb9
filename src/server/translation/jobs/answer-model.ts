import type { AnswerModel } from '../../guides/ask/index.ts'
import type { TranslationDeps } from '../deps.ts'
import { estimateTokens } from '../model/cost.ts'
import { stripReasoning } from '../model/parse-translated-texts.ts'
import { ModelError } from '../model/translator.ts'
import { hasBudget, createMeteredTranslator, recordSpending, type ModelDeps } from './budget.ts'

/** Returns the model for other features, which share the daily budget of translations. Undefined if none is configured. */
export function createAnswerModel(
  deps: ModelDeps & Pick<TranslationDeps, 'logger'>,
): AnswerModel | undefined {
  if (deps.translator === undefined) return undefined
  const { ask } = createMeteredTranslator(deps)
  return {
    async write(question, signal) {
      if (!(await hasBudget(deps))) return undefined
      try {
        const { text, cutShort } = await ask(question, signal)
        const said = stripReasoning(text)
        // The last line is dropped, because it may be incomplete.
        return cutShort ? said.slice(0, said.lastIndexOf('\n') + 1) : said
      } catch (error) {
        if (!(error instanceof ModelError) && !signal.aborted) throw error
        // Tokens that were used before the abort are charged, so they are recorded.
        if (signal.aborted)
          await recordSpending(deps, {
            inputTokens: estimateTokens(question.system + question.user),
            outputTokens: 0,
          })
        deps.logger.warn({ err: error }, 'the model had no words for an answer')
        return undefined
      }
    },
  }
}
