import { expect, test } from 'vitest'
import { composeTranslationPrompt } from './compose-translation-prompt.ts'
import type { TranslationPiece } from './piece.ts'

const glossary = [
  { term: 'side hustle', ja: '副業', th: 'งานเสริม', forbidden: { ja: ['サイドハッスル'] } },
  { term: 'invoice', forbidden: { ja: ['インボイス'] } },
]
const piece: TranslationPiece = { kind: 'blocks', texts: [], from: 'en', to: 'ja', keep: ['Canva or Figma'] }
const ask = (texts: string[], changes: Partial<TranslationPiece> = {}) =>
  composeTranslationPrompt(
    { ...piece, ...changes },
    texts.map((source) => ({ source, problems: [] })),
    glossary,
  )

test('the prompt lists only names and terms that occur in the texts', () => {
  const { system } = ask(['Draw it in Canva, for your side hustle.'])

  expect(system).toContain('- Canva\n')
  expect(system).toContain('- side hustle -> 副業 (never: サイドハッスル)')
  expect(system).not.toMatch(/Figma|invoice/)
})

test('the prompt lists names inside Markdown markup', () => {
  expect(
    ask(['Draw it with **Make** or [Figma](https://a.example).'], { keep: ['Make', 'Figma'] }).system,
  ).toMatch(/^- Make\n- Figma$/m)
})

test('the prompt contains the style guide of the target language', () => {
  expect(ask(['A text.']).system).toContain('「です・ます」調')
  expect(ask(['A text.'], { to: 'th' }).system).toContain('ไม่ใช้ "ครับ/ค่ะ"')
  expect(ask(['文章です。'], { from: 'ja', to: 'en' }).system).toContain('from Japanese into English')
})

test('the prompt for a title has no rules about Markdown', () => {
  expect(ask(['A title'], { kind: 'title' }).system).not.toContain('Markdown')
})

test('the prompt and its key depend only on the texts', () => {
  expect(ask(['A text.'])).toEqual(ask(['A text.']))
  expect(ask(['A text.']).key).not.toBe(ask(['Another text.']).key)
})
