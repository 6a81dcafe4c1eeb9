import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  toTextKey,
  planNextStep,
  type TextResult,
  type NewTranslationPiece,
  type TranslationUnit,
} from './plan-next-step.ts'

const unit = (source: string, said: Partial<TranslationUnit> = {}): TranslationUnit => ({
  kind: 'blocks',
  block: 'paragraph',
  sources: [source],
  kept: undefined,
  copied: false,
  ...said,
})
const results = (texts: Record<string, Partial<TextResult>>) =>
  new Map(
    Object.entries(texts).map(([source, said]) => [
      toTextKey('blocks', source),
      { text: `訳:${source}`, tries: 1, improves: false, ...said },
    ]),
  )
const none = new Map<string, TextResult>()
const anyLength = { minCharacters: 0 }
const sourcesOf = (pieces: NewTranslationPiece[]) => pieces.map(({ sources }) => sources)

describe('planning the requests of a translation job', () => {
  test('a job requests only texts without a current translation', () => {
    const units = [unit('one', { kept: '一' }), unit('two'), unit('three')]
    expect(planNextStep(units, none, anyLength)).toEqual({
      next: 'ask',
      pieces: [{ kind: 'blocks', improves: false, sources: ['two', 'three'] }],
    })
  })

  test('a job does not request texts that it has already translated, even if they moved or repeat', () => {
    const units = [unit('two'), unit('one'), unit('two'), unit('new')]
    const round = planNextStep(units, results({ one: {}, two: {} }), anyLength)
    expect(round.next === 'ask' && sourcesOf(round.pieces)).toEqual([['new']])
  })

  test('a job requests a repeated text once', () => {
    const round = planNextStep([unit('same'), unit('same')], none, anyLength)
    expect(round.next === 'ask' && sourcesOf(round.pieces)).toEqual([['same']])
  })

  test('a job never requests code', () => {
    const units = [unit('npm test', { block: 'fence', copied: true })]
    expect(planNextStep(units, none, anyLength)).toEqual({ next: 'store', texts: ['npm test'] })
  })

  test('a job requests title and summary separately', () => {
    const units = [unit('Title', { kind: 'title' }), unit('Summary', { kind: 'summary' }), unit('Text')]
    const round = planNextStep(units, none, anyLength)
    expect(round.next === 'ask' && round.pieces.map(({ kind }) => kind)).toEqual([
      'title',
      'summary',
      'blocks',
    ])
  })
})

describe('a translation that is too short', () => {
  const long = 'A sentence that says a good deal about what to do. '.repeat(10)

  test('a job requests blocks with too short translations again, one by one, the shortest first', () => {
    const units = [unit(`${long}1`), unit(`${long}2`), unit('ok')]
    const short = results({
      [`${long}1`]: { text: '短い訳' },
      [`${long}2`]: { text: '短' },
      ok: { text: '了解' },
    })
    const round = planNextStep(units, short, { minCharacters: 20_000 })
    expect(round.next === 'ask' && sourcesOf(round.pieces)).toEqual([[`${long}2`], [`${long}1`]])
    expect(round.next === 'ask' && round.pieces.every(({ improves }) => improves)).toBe(true)
  })

  test('a job fails with a reason if a text is still too short after three requests', () => {
    const round = planNextStep([unit(long)], results({ [long]: { text: '短', tries: 3 } }), {
      minCharacters: 20_000,
    })
    expect(round).toEqual({
      next: 'give up',
      reason: expect.stringContaining(`1 characters of ${long.length}`),
    })
  })

  test('a short translation is accepted if it has the requested number of characters', () => {
    const round = planNextStep([unit(long)], results({ [long]: { text: '短い訳' } }), { minCharacters: 3 })
    expect(round).toEqual({ next: 'store', texts: ['短い訳'] })
  })
})

const isWeak = (_: TranslationUnit, _source: string, text: string) => text.includes('禁')

describe('jobs that improve translations', () => {
  const goals = { minCharacters: 0, isWeak }

  test('an enhance job requests current translations that break the glossary and replaces them', () => {
    const units = [unit('bad', { kept: '禁句' }), unit('good', { kept: '良い' })]
    const round = planNextStep(units, none, goals)
    expect(round.next === 'ask' && round.pieces).toEqual([
      { kind: 'blocks', improves: true, sources: ['bad'] },
    ])

    const after = planNextStep(units, results({ bad: { text: '改善', improves: true } }), goals)
    expect(after).toEqual({ next: 'store', texts: ['改善', '良い'] })
  })

  test('a job keeps texts that an operator wrote while the job ran', () => {
    const units = [unit('stale', { kept: '手で直した' })]
    expect(planNextStep(units, results({ stale: {} }), anyLength)).toEqual({
      next: 'store',
      texts: ['手で直した'],
    })
  })
})

test('a job requests every missing text once, for any mix of translated and untranslated texts', () => {
  const anySlot = fc.record({
    source: fc.integer({ min: 0, max: 12 }).map((n) => `block ${n}`),
    kept: fc.boolean(),
    copied: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anySlot, { maxLength: 30 }), (said) => {
      const units = said.map(({ source, kept, copied }) =>
        unit(source, { copied, kept: kept ? `旧:${source}` : undefined }),
      )
      expect(askUntilStored(units)).not.toContain('')
    }),
  )
})

/** Answers every request of a job and returns the texts that are finally stored. */
function askUntilStored(units: readonly TranslationUnit[]): string[] {
  const results = new Map<string, TextResult>()
  for (;;) {
    const round = planNextStep(units, results, anyLength)
    if (round.next === 'store') return round.texts
    if (round.next === 'give up') throw new Error(round.reason)
    for (const source of round.pieces.flatMap(({ sources }) => sources)) {
      if (results.has(toTextKey('blocks', source))) throw new Error(`Asked twice: ${source}`)
      results.set(toTextKey('blocks', source), { text: `訳:${source}`, tries: 1, improves: false })
    }
  }
}
