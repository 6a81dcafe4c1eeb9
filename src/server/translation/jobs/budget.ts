import type { TranslationDeps } from '../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { computeMicroUsd } from '../model/cost.ts'
import { findSpending, recordCost, type TranslationCost } from '../queries.ts'
import { ModelError, type TokenUsage, type Translator } from '../model/translator.ts'

/** Dependencies for checking the daily budget. */
type BudgetDeps = Pick<TranslationDeps, 'db' | 'env' | 'clock'>

/** Dependencies for requests to the model and for recording their cost. */
export type ModelDeps = Pick<TranslationDeps, 'db' | 'env' | 'clock' | 'translator'>

const dayMs = 24 * 60 * 60 * 1000

export function requireTranslator({ translator }: Pick<TranslationDeps, 'translator'>): Translator {
  if (translator === undefined) throw new Refusal('translation-not-configured')
  return translator
}

export const getDailyLimit = ({ env }: Pick<TranslationDeps, 'env'>) =>
  Math.round(env.TRANSLATION_DAILY_LIMIT * 1_000_000)

/** Returns whether today's spending (UTC) is below the daily limit, which requests in progress may exceed slightly. */
export async function hasBudget(deps: BudgetDeps): Promise<boolean> {
  return (await findSpending(deps.db, deps.clock())) < getDailyLimit(deps)
}

export async function requireBudget(deps: BudgetDeps): Promise<void> {
  if (await hasBudget(deps)) return
  const now = deps.clock().getTime()
  throw new Refusal('translation-limit', 'The limit resets at midnight UTC', {
    retryAfterSeconds: Math.ceil((dayMs - (now % dayMs)) / 1000),
  })
}

export function computeCost({ env }: Pick<TranslationDeps, 'env'>, usage: TokenUsage): TranslationCost {
  return { usage, costMicroUsd: computeMicroUsd(env, usage) }
}

/** Records the cost of a request in the day's spending, and in its job if there is one. */
export function recordSpending(deps: ModelDeps, usage: TokenUsage, jobId?: string): Promise<void> {
  return deps.db.transaction().execute((tx) => recordCost(tx, computeCost(deps, usage), jobId, deps.clock()))
}

/** Returns a translator that records the cost of each response when it arrives, even if the response is not used. */
export function createMeteredTranslator(deps: ModelDeps, jobId?: string): Translator {
  const { glossary, ask } = requireTranslator(deps)
  const pay = (usage: TokenUsage) => recordSpending(deps, usage, jobId)
  return {
    glossary,
    async ask(question, signal) {
      const reply = await ask(question, signal).catch(async (error: unknown) => {
        if (error instanceof ModelError && error.usage !== undefined) await pay(error.usage)
        throw error
      })
      await pay(reply.usage)
      return reply
    },
  }
}

export async function readTranslationSettings({ db, env, clock }: BudgetDeps) {
  const model = env.MODEL_NAME ?? null
  return {
    configured: model !== null,
    model,
    spentTodayMicroUsd: await findSpending(db, clock()),
    dailyLimitMicroUsd: getDailyLimit({ env }),
  }
}
