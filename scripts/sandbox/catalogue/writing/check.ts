import type { Language } from './format.ts'
import { methods, type PlannedMethod } from './read-methods.ts'
import { niches } from './read-niches.ts'
import { rendererFor, type Combination } from './render.ts'
import {
  longSentenceCounts,
  MAX_GUIDES_PER_SENTENCE,
  MAX_SHARED,
  sentencesOf,
  sharedSentences,
  textFaults,
} from './rules.ts'
import { assignTitles } from './titles.ts'
import { bigramsOf, dice } from './similarity.ts'

/** For writers: `check.ts [slug] [--print niche | --titles]` judges one method, or all that are written. */
const [slug, flag, shownNiche] = process.argv.slice(2)

const combinationsOf = ({ method, number }: PlannedMethod): Combination[] =>
  niches.map((niche, nicheNumber) => ({ method, methodNumber: number, niche, nicheNumber, edition: 0 }))

function checkText(combinations: readonly Combination[], language: Language): string[] {
  const texts = combinations.map((combination) => rendererFor(combination, language).content())
  const name = (index: number): string => combinations[index]?.niche.slug ?? ''
  const lengths = texts.map((text) => Array.from(text).length)
  const sentences = texts.map(sentencesOf)
  const pairs = sharedSentences(sentences, 0).sort((a, b) => b.share - a.share)
  console.log(
    `  ${language}: ${Math.min(...lengths)}-${Math.max(...lengths)} characters, ${sentences[0]?.length ?? 0} sentences,`,
    `most shared ${((pairs[0]?.share ?? 0) * 100).toFixed(1)} % (limit ${MAX_SHARED * 100} %)`,
  )
  const faults = texts.flatMap((text, index) =>
    textFaults(text, language).map((fault) => `${name(index)}: ${fault}`),
  )
  for (const [sentence, count] of longSentenceCounts(sentences)) {
    if (count > MAX_GUIDES_PER_SENTENCE) faults.push(`in ${count} guides: ${sentence}`)
  }
  for (const { left, right, share } of pairs.slice(0, 3)) {
    if (share > MAX_SHARED)
      faults.push(`${name(left)} and ${name(right)} share ${(share * 100).toFixed(1)} %`)
  }
  if ((pairs[0]?.share ?? 0) > MAX_SHARED) {
    const everywhere = new Set(sentences[0])
      .intersection(new Set(sentences[1]))
      .intersection(new Set(sentences[2]))
    const constant = [...everywhere].filter((sentence) => sentences.every((each) => each.includes(sentence)))
    for (const sentence of constant) console.log(`    in every guide: ${sentence}`)
  }
  const summaries = combinations.map((combination) =>
    rendererFor(combination, language).chunks(combination.method.summary),
  )
  summaries.forEach((summary, index) => {
    const content = texts[index] ?? ''
    if (sentencesOf(summary).some((sentence) => content.includes(sentence)))
      faults.push(`${name(index)}: the summary is in the text`)
  })
  return faults.map((fault) => `${language} ${fault}`)
}

function checkTitles(combinations: readonly Combination[]): string[] {
  const titles = assignTitles(combinations)
  const faults: string[] = []
  for (const language of ['en', 'ja'] as const) {
    titles.forEach((left, place) => {
      titles.slice(place + 1).forEach((right) => {
        const similarity = dice(bigramsOf(left[language]), bigramsOf(right[language]))
        if (similarity > 0.8)
          faults.push(`titles ${similarity.toFixed(2)}: ${left[language]} / ${right[language]}`)
      })
      const limit = language === 'en' ? 95 : 48
      if (Array.from(left[language]).length > limit) faults.push(`long title: ${left[language]}`)
    })
  }
  return faults
}

let faultCount = 0
for (const planned of methods.filter(({ plan }) => !slug || slug === 'all' || plan.slug === slug)) {
  console.log(planned.plan.slug)
  const combinations = combinationsOf(planned)
  const faults = [
    ...checkText(combinations, 'en'),
    ...checkText(combinations, 'ja'),
    ...checkTitles(combinations),
  ]
  for (const fault of faults.slice(0, 40)) console.log(`  - ${fault}`)
  if (planned.method.titles.length < 6) faults.push('fewer than six titles')
  faultCount += faults.length
  if (flag === '--titles') for (const { en, ja } of assignTitles(combinations)) console.log(`  ${en} | ${ja}`)
  const shown = combinations.find(({ niche }) => niche.slug === shownNiche)
  if (flag === '--print' && shown) {
    const title = assignTitles(combinations)[shown.nicheNumber]
    for (const language of ['en', 'ja'] as const) {
      const renderer = rendererFor(shown, language)
      console.log(`\n# ${title?.[language] ?? ''}\n\n${renderer.chunks(shown.method.summary)}\n`)
      console.log(
        `${renderer.text(shown.method.income.basis[language === 'en' ? 0 : 1])}\n\n${renderer.content()}`,
      )
    }
  }
}
console.log(faultCount === 0 ? 'Nothing to improve.' : `${faultCount} things to improve.`)
process.exitCode = faultCount === 0 ? 0 : 1
