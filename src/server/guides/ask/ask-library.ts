import type { Asked } from '../../../shared/guides/asking/ask-schemas.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { FindCaller } from '../../platform/caller.ts'
import { takeAttempt, type Limit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AskDeps } from './deps.ts'
import { answerQuestion } from './answer-question.ts'

const daySeconds = 24 * 60 * 60
/** B21.42: then the waits grow until the day is over. */
const askLimit = { free: 100, windowSeconds: daySeconds, longestWaitSeconds: daySeconds }
const limits = {
  network: { scope: 'ask/network', ...askLimit },
  account: { scope: 'ask/account', ...askLimit },
}

/** Answers, as long as network and account have questions left today. */
export async function askLibrary(
  deps: Pick<AskDeps, 'db' | 'clock' | 'catalogue' | 'writer'>,
  from: Asking,
  asked: { q: string; language: PageLanguage },
): Promise<Asked> {
  if (await isTooOften(deps, limits, from).catch(letPass))
    return { understood: [], unknown: [], answers: [], fitting: 0, tooOften: true, hasWriter: false }
  return {
    ...answerQuestion(deps.catalogue.current(), asked),
    tooOften: false,
    hasWriter: deps.writer !== undefined,
  }
}

/** Rules need no database: while it is away, what can't be counted is answered. */
function letPass(error: unknown): false {
  if (error instanceof Refusal && error.code === 'unavailable') return false
  throw error
}

/** Who asks, and from where. */
export interface Asking {
  caller: FindCaller
  network: string
}

/** Counts the question for network and account, and for the whole shop where that has a limit. */
export async function isTooOften(
  deps: Pick<AskDeps, 'db' | 'clock'>,
  { network: byNetwork, account: byAccount, shop: byShop }: { network: Limit; account: Limit; shop?: Limit },
  { caller, network }: Asking,
): Promise<boolean> {
  try {
    await takeAttempt(deps, byNetwork, network)
    const person = await caller()
    if (person !== undefined) await takeAttempt(deps, byAccount, person.uid)
    if (byShop !== undefined) await takeAttempt(deps, byShop, 'all')
    return false
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return true
    throw error
  }
}
