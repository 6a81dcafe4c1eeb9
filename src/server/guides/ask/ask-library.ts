import type { AskResult } from '../../../shared/guides/asking/ask-schemas.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { FindCaller } from '../../platform/caller.ts'
import { consumeRateLimit, type RateLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AskDeps } from './deps.ts'
import { answerQuestion } from './answer-question.ts'

const daySeconds = 24 * 60 * 60
/** Number of free questions a day. Each further question doubles the wait, up to a day (B21.42). */
const askLimit = { free: 100, windowSeconds: daySeconds, maxWaitSeconds: daySeconds }
const limits = {
  network: { scope: 'ask/network', ...askLimit },
  account: { scope: 'ask/account', ...askLimit },
}

/** Answers a question within the daily limits of the network and the account. Sets `tooOften` if a limit is exceeded. */
export async function answerWithinLimits(
  deps: Pick<AskDeps, 'db' | 'clock' | 'catalogue' | 'writer'>,
  from: AskCaller,
  asked: { q: string; language: PageLanguage },
): Promise<AskResult> {
  if (await exceedsAskLimit(deps, limits, from).catch(allowUncounted))
    return { understood: [], unknown: [], answers: [], fitting: 0, tooOften: true, hasWriter: false }
  return {
    ...answerQuestion(deps.catalogue.current(), asked),
    tooOften: false,
    hasWriter: deps.writer !== undefined,
  }
}

/** Returns false if the database is unavailable: answering needs no database, so an uncounted question is still answered. */
function allowUncounted(error: unknown): false {
  if (error instanceof Refusal && error.code === 'unavailable') return false
  throw error
}

/** Who asks: the account, if signed in, and the network of the IP address. */
export interface AskCaller {
  caller: FindCaller
  network: string
}

/** Counts the question against the limits of network, account and, if given, the shop. Returns whether one is exceeded. */
export async function exceedsAskLimit(
  deps: Pick<AskDeps, 'db' | 'clock'>,
  byScope: { network: RateLimit; account: RateLimit; shop?: RateLimit },
  { caller, network }: AskCaller,
): Promise<boolean> {
  try {
    await consumeRateLimit(deps, byScope.network, network)
    const person = await caller()
    if (person !== undefined) await consumeRateLimit(deps, byScope.account, person.uid)
    if (byScope.shop !== undefined) await consumeRateLimit(deps, byScope.shop, 'all')
    return false
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return true
    throw error
  }
}
