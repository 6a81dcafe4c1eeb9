import type { Asked } from '../../../shared/guides/asking/ask-schemas.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { FindCaller } from '../../platform/caller.ts'
import { takeAttempt, type Limit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { GuideDeps } from '../deps.ts'
import { answerQuestion } from './answer-question.ts'

const daySeconds = 24 * 60 * 60
/** B21.42: then the waits grow until the day is over. */
const askLimit = { free: 100, windowSeconds: daySeconds, longestWaitSeconds: daySeconds }
const byNetwork: Limit = { scope: 'ask/network', ...askLimit }
const byAccount: Limit = { scope: 'ask/account', ...askLimit }

/** Answers, as long as network and account have questions left today. */
export async function askLibrary(
  deps: Pick<GuideDeps, 'db' | 'clock' | 'catalogue'>,
  { caller, network }: { caller: FindCaller; network: string },
  asked: { q: string; language: PageLanguage },
): Promise<Asked> {
  if (await isTooOften(deps, caller, network))
    return { understood: nothing, unknown: [], answers: [], tooOften: true }
  return { ...answerQuestion(deps.catalogue.current(), asked), tooOften: false }
}

const nothing = { hours: null, costs: null, weeks: null, words: [] }

async function isTooOften(
  deps: Pick<GuideDeps, 'db' | 'clock'>,
  caller: FindCaller,
  network: string,
): Promise<boolean> {
  try {
    await takeAttempt(deps, byNetwork, network)
    const person = await caller()
    if (person !== undefined) await takeAttempt(deps, byAccount, person.uid)
    return false
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return true
    throw error
  }
}
