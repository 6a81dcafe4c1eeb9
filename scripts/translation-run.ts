// Translates guides: npm run translation:run -- --language ja|th --missing|--stale [--guide N] [--yes]
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  estimateGuides,
  translateGuides,
  type Estimate,
  type GuidesToTranslate,
  type TranslatedGuides,
} from '../src/server/translation/index.ts'
import { translationLanguages } from '../src/shared/languages.ts'
import { startProgressBar } from './processes/progress-bar.ts'
import { withShop } from './operator/shop-deps.ts'

const usage = 'Usage: npm run translation:run -- --language ja|th --missing|--stale [--guide N] [--yes]'

await withShop(async (deps) => {
  const { wanted, yes } = readArguments()
  const counting = startProgressBar('Counting')
  const estimate = await estimateGuides(deps, wanted, counting.update).finally(counting.stop)
  console.log(sayEstimate(estimate, wanted))
  if (estimate.guides.length === 0) return
  if (!yes && !(await agrees())) {
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

function readArguments(): { wanted: GuidesToTranslate; yes: boolean } {
  const { values } = parseArgs({
    options: {
      language: { type: 'string' },
      missing: { type: 'boolean', default: false },
      stale: { type: 'boolean', default: false },
      guide: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  })
  const language = translationLanguages.find((each) => each === values.language)
  const guideId = values.guide === undefined ? undefined : Number(values.guide)
  const isGuide = guideId === undefined || (Number.isInteger(guideId) && guideId > 0)
  if (language === undefined || values.missing === values.stale || !isGuide) throw new Error(usage)
  return { wanted: { language, state: values.missing ? 'missing' : 'stale', guideId }, yes: values.yes }
}

async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nobody is here to agree to the cost; say --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Go on? [y/N] ').finally(() => terminal.close())
  return /^y(es)?$/i.test(answer.trim())
}

function sayEstimate(
  { guides, usage: { inputTokens, outputTokens }, costMicroUsd, leftTodayMicroUsd }: Estimate,
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
