import type { GeneratedAnswer } from '../../../shared/guides/asking/ask-schemas.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { AskDeps } from './deps.ts'
import { answerQuestion } from './answer-question.ts'
import { exceedsAskLimit, type AskCaller } from './ask-library.ts'
import { composePrompt, listCitableFacts, parseAnswer } from './compose-prompt.ts'

const daySeconds = 24 * 60 * 60
const aDay = { windowSeconds: daySeconds, maxWaitSeconds: daySeconds }
/** Daily limits. They are lower than those of rule-based answers, because each model answer costs money (B21.43). */
const limits = {
  network: { scope: 'ask-words/network', free: 10, ...aDay },
  account: { scope: 'ask-words/account', free: 10, ...aDay },
  shop: { scope: 'ask-words/shop', free: 500, ...aDay },
}

/** Returns a model's explanation of why the guides fit. Each sentence names the public facts that support it. */
export async function writeAnswer(
  deps: Pick<AskDeps, 'db' | 'clock' | 'catalogue' | 'writer' | 'writeTimeouts'>,
  from: AskCaller & { isPage: boolean },
  asked: { q: string; language: PageLanguage },
): Promise<GeneratedAnswer> {
  const library = deps.catalogue.current()
  const { answers, fitting } = answerQuestion(library, asked)
  const isClose = fitting === 0
  const cards = answers.slice(0, isClose ? undefined : fitting).flatMap(({ id }) => library.find(id) ?? [])
  if (deps.writer === undefined || cards.length === 0) return { sentences: [], missing: 'nothing-proven' }
  if (await exceedsAskLimit(deps, limits, from)) return { sentences: [], missing: 'too-often' }
  const facts = cards.flatMap((card) => listCitableFacts(card, library.findTexts(card.id), asked.language))
  const { pageMs, requestMs } = deps.writeTimeouts
  const late = AbortSignal.timeout(from.isPage ? pageMs : requestMs)
  const answer = await deps.writer.write(composePrompt(asked, facts, isClose), late)
  if (answer === undefined) return { sentences: [], missing: 'no-answer' }
  const sentences = parseAnswer(answer, facts).map(({ text, facts: named }) => ({
    text,
    from: named.map(({ guideId, fact }) => ({ guideId, fact })),
  }))
  return { sentences, missing: sentences.length === 0 ? 'nothing-proven' : null }
}
