import { createInterface } from 'node:readline/promises'
import {
  estimateGuides,
  translateGuides,
  type CostEstimate,
  type GuidesToTranslate,
  type TranslatedGuides,
} from '../../src/server/translation/index.ts'
import { startProgressBar } from '../processes/progress-bar.ts'
import { withShopDeps } from './shop-deps.ts'

/**
 * Prints the cost of translating guides, and translates them after a confirmation. `agreed`: the confirmation was given before.
 */
export function translateGuidesOnCommand(wanted: GuidesToTranslate, agreed: boolean): Promise<void> {
  return withShopDeps(async (deps) => {
    const counting = startProgressBar('Counting')
    const estimate = await estimateGuides(deps, wanted, counting.update).finally(counting.stop)
    console.log(sayEstimate(estimate, wanted))
    if (estimate.guides.length === 0) return
    if (!agreed && !(await agrees())) {
      console.log('Nothing was translated.')
      return
    }

    const stopping = new AbortController()
    const progress = startProgressBar('Translating')
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (stopping.signal.aborted) return
        stopping.abort()
        progress.say('Stopping, as soon as what is under way is answered or ten seconds are over …')
      })
    }
    const done = await translateGuides(deps, wanted.language, estimate.guides, {
      signal: stopping.signal,
      onProgress: progress.update,
      onFailure: (guideId, reason) => progress.complain(`Guide ${guideId}: ${reason}`),
    }).finally(progress.stop)

    console.log(sayTotal(done))
    if (done.failed > 0) process.exitCode = 1
  })
}

async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('The cost can’t be confirmed without a terminal; use --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Go on? [y/N] ').finally(() => terminal.close())
  return /^y(es)?$/i.test(answer.trim())
}

function sayEstimate(
  { guides, usage: { inputTokens, outputTokens }, costMicroUsd, leftTodayMicroUsd }: CostEstimate,
  { language, state }: GuidesToTranslate,
): string {
  if (guides.length === 0) return `No guide is ${state} in '${language}'.`
  const pieces = guides.reduce((sum, guide) => sum + guide.pieces, 0)
  const tokens = `about ${count(inputTokens)} tokens to read and ${count(outputTokens)} to write`
  const limit =
    costMicroUsd > leftTodayMicroUsd ? ` Today's limit leaves ${toUsd(leftTodayMicroUsd)} of it.` : ''
  return `Guides that are ${state} in '${language}': ${count(guides.length)}, in ${count(pieces)} pieces, ${tokens}, about ${toUsd(costMicroUsd)}.${limit}`
}

function sayTotal({ translated, failed, left, usage, costMicroUsd }: TranslatedGuides): string {
  const guides = `${count(translated)} translated, ${count(failed)} failed, ${count(left)} left.`
  const cost = `${count(usage.inputTokens)} tokens read, ${count(usage.outputTokens)} written: ${toUsd(costMicroUsd)}.`
  const again = left + failed > 0 ? ' The same command goes on where this one has stopped.' : ''
  return `${guides} ${cost}${again}`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}

function toUsd(microUsd: number): string {
  return `$${(microUsd / 1_000_000).toFixed(2)}`
}
