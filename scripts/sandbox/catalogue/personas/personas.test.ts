import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerQuestion } from '../../../../src/server/guides/ask/answer-question.ts'
import { createCatalogIndex } from '../../../../src/server/testing/guide-card.ts'
import { createDemoCards } from '../../../demo/demo-cards.ts'
import { judgePersonaCase, type PersonaCase, type ShownResults } from './judge-personas.ts'

const cards = createDemoCards()
const byId = new Map(cards.map((card) => [card.id, card]))
const library = { catalogIndex: createCatalogIndex(cards), findTexts: (id: number) => byId.get(id) as never }
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as PersonaCase[]

const readHash = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').split(' ')[0]

test('the sealed cases have the hash that was committed before the search rules were written', () => {
  const sealed = readFileSync(new URL('./sealed-half.json', import.meta.url))
  expect(hash('sha256', sealed)).toBe(readHash('./sealed-half.sha256'))
})

test.each(['sealed-half-2', 'sealed-3'])(
  'the cases of %s have the hash that was committed before',
  (name) => {
    // They were sealed before they were formatted.
    const sealed = `${JSON.stringify(read(`./${name}.json`), null, 2)}\n`
    expect(hash('sha256', sealed)).toBe(readHash(`./${name}.sha256`))
  },
)

function show({ via, text, language }: PersonaCase): ShownResults {
  if (via === 'ask') {
    const { answers, fitting, unknown } = answerQuestion(library, { q: text, language })
    return {
      guides: answers.map(({ id }, place) => ({ id, isClose: place >= fitting })),
      missing: unknown.join(' '),
    }
  }
  const { cards: found, filter } = library.catalogIndex.find({ q: text })
  const isClose = (place: number) => filter?.kind === 'search' && place >= filter.about
  return {
    guides: found.slice(0, 5).map(({ id }, place) => ({ id, isClose: isClose(place) })),
    missing: filter?.kind === 'search' ? filter.lost : '',
  }
}

describe.each([
  ['used to tune the rules', './open-half.json'],
  ['sealed until the rules were written', './sealed-half.json'],
  ['a second set, used to tune the rules', './open-half-2.json'],
  ['a second sealed half, opened before these rules', './sealed-half-2.json'],
  ['a third set, sealed until these rules were written', './sealed-3.json'],
])('questions and searches of personas (%s)', (_which, file) => {
  const verdicts = read(file).map((each) => judgePersonaCase(each, show(each)))
  const shareOf = (isRight: (verdict: (typeof verdicts)[number]) => boolean) =>
    verdicts.filter(isRight).length / verdicts.length

  test('95 of 100 persona cases show a sensible guide among the first three', () => {
    expect(shareOf(({ top3 }) => top3)).toBeGreaterThanOrEqual(0.95)
  })

  test('98 of 100 persona cases show a sensible guide among the first five', () => {
    expect(shareOf(({ top5 }) => top5)).toBeGreaterThanOrEqual(0.98)
  })

  test('at most 5 of 100 persona cases present a wrong guide as a match', () => {
    expect(verdicts.flatMap(({ isSilent, case: { text } }) => (isSilent ? text : [])).slice(5)).toEqual([])
  })
})
