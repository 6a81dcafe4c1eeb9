import { expect, test } from 'vitest'
import { composeQuestion } from './compose-question.ts'
import type { Piece } from './piece.ts'

const glossary = [
  { term: 'side hustle', ja: '副業', th: 'งานเสริม', forbidden: { ja: ['サイドハッスル'] } },
  { term: 'invoice', forbidden: { ja: ['インボイス'] } },
]
const piece: Piece = { kind: 'blocks', texts: [], from: 'en', to: 'ja', keep: ['Canva or Figma'] }
const ask = (texts: string[], changes: Partial<Piece> = {}) =>
  composeQuestion(
    { ...piece, ...changes },
    texts.map((source) => ({ source, problems: [] })),
    glossary,
  )

test('lists only names and terms that occur in the texts', () => {
  const { system } = ask(['Draw it in Canva, for your side hustle.'])

  expect(system).toContain('- Canva\n')
  expect(system).toContain('- side hustle -> 副業 (never: サイドハッスル)')
  expect(system).not.toMatch(/Figma|invoice/)
})

test('includes names inside marks', () => {
  expect(
    ask(['Draw it with **Make** or [Figma](https://a.example).'], { keep: ['Make', 'Figma'] }).system,
  ).toMatch(/^- Make\n- Figma$/m)
})

test('uses a style for each language', () => {
  expect(ask(['A text.']).system).toContain('「です・ます」調')
  expect(ask(['A text.'], { to: 'th' }).system).toContain('ไม่ใช้ "ครับ/ค่ะ"')
  expect(ask(['文章です。'], { from: 'ja', to: 'en' }).system).toContain('from Japanese into English')
})

test('has no rules about Markdown for a title', () => {
  expect(ask(['A title'], { kind: 'title' }).system).not.toContain('Markdown')
})

test('gives the same prompt for the same texts, and other markers for others', () => {
  expect(ask(['A text.'])).toEqual(ask(['A text.']))
  expect(ask(['A text.']).key).not.toBe(ask(['Another text.']).key)
})
