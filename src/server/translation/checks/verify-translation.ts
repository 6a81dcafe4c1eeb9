import type { GuideLanguage } from '../../../shared/languages.ts'
import { countCodePoints } from '../../../shared/count-code-points.ts'
import { compareMarkdown, parseMarkdownParts, parsePlainParts } from './compare-markdown.ts'
import { compareNumbers } from './compare-numbers.ts'
import type { TranslationPiece } from '../model/piece.ts'
import { findGlossaryEntries, type Glossary } from './glossary.ts'
import { mentionsToolName, createNamePattern, findToolNames, parseToolNames } from './tool-names.ts'

export interface TranslationToCheck extends Pick<TranslationPiece, 'kind' | 'from' | 'to' | 'keep'> {
  source: string
  translated: string
  glossary: Glossary
}

/** Returns a translation's problems as sentences for the model and the admin. Empty if it may be published. */
export function verifyTranslation(translation: TranslationToCheck): string[] {
  const { kind, source, translated } = translation
  if (translated.trim() === '') return ['it is empty']
  const markdown = kind === 'blocks'
  const { original, result, read } = takeApart(translation)
  return [
    ...(markdown ? [] : checkPlain(source, translated)),
    ...compareMarkdown(original, result),
    ...compareNumbers(read.source, read.translated),
    ...checkNames(read),
    ...checkGlossary(read),
    ...checkLanguage(read),
    ...checkLength(read),
    ...checkSigns(translated),
  ]
}

/** Returns whether the translation uses a forbidden rendering or lacks a required one. */
export function violatesGlossary(translation: TranslationToCheck): boolean {
  return checkGlossary(takeApart(translation).read).length > 0
}

function takeApart(translation: TranslationToCheck) {
  const parts = translation.kind === 'blocks' ? parseMarkdownParts : parsePlainParts
  const [original, result] = [parts(translation.source), parts(translation.translated)]
  return { original, result, read: { ...translation, source: original.visible, translated: result.visible } }
}

function checkPlain(source: string, translated: string): string[] {
  return countLines(translated) > countLines(source) ? ['it has more lines than the source'] : []
}

const countLines = (text: string) => text.trim().split('\n').length

function checkNames({ source, translated, keep }: TranslationToCheck): string[] {
  return findToolNames(source, parseToolNames(keep))
    .filter((name) => !mentionsToolName(translated, name))
    .map((name) => `the name ${name} is not as in the source`)
}

function checkGlossary({ source, translated, from, to, glossary }: TranslationToCheck): string[] {
  const text = translated.toLowerCase()
  return findGlossaryEntries(glossary, source, from, to).flatMap(({ term, rendering, forbidden }) => [
    ...(rendering === undefined || text.includes(rendering.toLowerCase())
      ? []
      : [`"${term}" is not rendered as ${rendering}`]),
    ...forbidden
      .filter((word) => text.includes(word.toLowerCase()))
      .map((word) => `"${term}" is rendered as ${word}, which the glossary forbids`),
  ])
}

const scripts: Record<GuideLanguage, { name: string; letters: RegExp; minShare: number; density: number }> = {
  en: { name: 'English', letters: /\p{Script=Latin}/gu, minShare: 0.7, density: 1 },
  ja: {
    name: 'Japanese',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu,
    minShare: 0.3,
    density: 0.5,
  },
  th: { name: 'Thai', letters: /[\p{Script=Thai}]/gu, minShare: 0.4, density: 1 },
}

/** Minimum number of letters for a language check. A shorter text may be an unlisted name. */
const fewLetters = 12
/** Number of consecutive source words that count as untranslated. No name has that many. */
const copiedWords = 8
/** Number of kanji without any kana from which a text counts as Chinese. */
const manyKanji = 30

/** Returns a problem if the text is in another language or partly untranslated. */
function checkLanguage({ source, translated, from, to, keep }: TranslationToCheck): string[] {
  if (from === to) return []
  const names = parseToolNames(keep)
  const withoutNames = (text: string) =>
    names.reduce((rest, { name }) => rest.replace(createNamePattern(name), ' '), text)
  const [before, after] = [withoutNames(source), withoutNames(translated)]
  if (count(before, /\p{L}/gu) < fewLetters) return []
  const { name, letters, minShare } = scripts[to]
  if (count(after, letters) < count(after, /\p{L}/gu) * minShare || count(after, letters) === 0)
    return [`it is not in ${name}`]
  if (to === 'ja' && count(after, /\p{Script=Han}/gu) >= manyKanji && count(after, /[ぁ-んァ-ヶ]/gu) === 0)
    return ['it is not in Japanese but seems to be Chinese']
  return from === 'en' ? findCopied(before, after) : []
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

function findCopied(source: string, translated: string): string[] {
  const words = source.match(/[A-Za-z']+/g) ?? []
  const here = ` ${(translated.match(/[A-Za-z']+/g) ?? []).join(' ')} `
  const at = words.findIndex(
    (_, index) =>
      index + copiedWords <= words.length &&
      here.includes(` ${words.slice(index, index + copiedWords).join(' ')} `),
  )
  return at < 0
    ? []
    : [`the words "${words.slice(at, at + copiedWords).join(' ')} …" are left as in the source`]
}

/** Returns a problem if the text is much shorter or much longer than its source. */
function checkLength({ source, translated, from, to }: TranslationToCheck): string[] {
  const usual = (countCodePoints(source) * scripts[to].density) / scripts[from].density
  const length = countCodePoints(translated)
  if (length < usual * 0.3 - 10) return ['it is far shorter than the source: something was left out']
  if (length > usual * 2.5 + 60) return ['it is far longer than the source: something was added']
  return []
}

/** Returns a problem if the text contains control characters, lone surrogates or text direction marks. */
function checkSigns(translated: string): string[] {
  const unseen = /[\u202a-\u202e\u2066-\u2069\ufffd]|(?![\n\t])\p{Cc}/u.test(translated)
  return unseen || !translated.isWellFormed() ? ['it has characters that cannot be shown'] : []
}
