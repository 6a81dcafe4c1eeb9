import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageLanguages } from '../languages.ts'
import { createTranslate, type TextKey } from './translate.ts'

type Texts = Readonly<Record<string, string>>

/** 8, 11 and 18 follow "an" in speech. */
const numbers = [0, 1, 2, 8, 11, 18]

/** Keys whose number is never 1: limits, terms, sizes of a bundle, and groups that are shown only from a number on. */
const neverOne = [
  'guides.head.tagged', // a tag
  'guides.read.',
  'guides.restMissing',
  'home.shown',
  'home.reportedText',
  'admin.problem.tooLong',
  'admin.problem.tooDeep',
  'admin.codeLog.uses', // as the log stores it
  'paywall.together',
  'bundle.title',
  'bundle.text',
  'gift.',
  'justBought.pro',
  'paths.weeksBetween',
  'paths.minutes',
  'paths.whole.buy',
  'reports.',
]

const texts = Object.fromEntries(
  await Promise.all(pageLanguages.map(async (language) => [language, await readTexts(language)] as const)),
) as Record<(typeof pageLanguages)[number], Texts>

describe.each(pageLanguages)('in %s', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = [...new Set(Object.keys(texts[language]).map((key) => key.replace(/_(?:one|other)$/, '')))]
  const counted = keys.filter((key) => `${key}_other` in texts[language])

  test('each text with plural forms has a form for each number', () => {
    expect(counted.length).toBeGreaterThan(40)
    const missing = counted.filter((key) => forms.some((form) => !(`${key}_${form}` in texts[language])))
    expect(missing).toEqual([])
  })

  test.each(numbers)('each text with plural forms shows %i', (number) => {
    const form = new Intl.PluralRules(language).select(number)
    const wrong = counted.filter((key) => {
      const text = texts[language][`${key}_${form}`] ?? ''
      return text.includes('{count}') && !render(language, key, number).includes(String(number))
    })
    expect(wrong).toEqual([])
  })
})

const englishKeys = Object.keys(texts.en).map((key) => key.replace(/_(?:one|other)$/, ''))
const rendered = (number: number) =>
  [...new Set(englishKeys)].map((key): [key: string, text: string] => [key, render('en', key, number)])

test.each(numbers)('no English text has "a" or "an" before %i', (number) => {
  expect(rendered(number).filter(([, text]) => /\ban? \d/i.test(text))).toEqual([])
})

test('no English text has a plural after 1, and each exception is needed', () => {
  const nouns =
    'answers|buyers|cells|characters|checks|days|guides|hours|levels|lines|minutes|months|people|prices|reports|requests|responses|rows|steps|uses|weeks'
  const plural = new RegExp(`(?<![\\d.])1 (?:new |more |whole )?(?:${nouns})\\b`)
  const found = rendered(1).flatMap(([key, text]) => (plural.test(text) ? [key] : []))
  expect(found.filter((key) => !neverOne.some((start) => key.startsWith(start)))).toEqual([])
  expect(neverOne.filter((start) => !found.some((key) => key.startsWith(start)))).toEqual([])
})

/** Each placeholder is the number, except facts, which keep their own. */
function render(language: (typeof pageLanguages)[number], key: string, number: number): string {
  const translate = createTranslate(language, texts[language]) as (
    key: TextKey,
    values: Record<string, number>,
  ) => string
  const source = texts[language][key] ?? texts[language][`${key}_other`] ?? ''
  const names = [...source.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const own = names.filter((name) => !/Days\w*$|^guidesThatPayForPro$|Price\w*$/.test(name))
  return translate(key as TextKey, Object.fromEntries(own.map((name) => [name, number])))
}

async function readTexts(language: string): Promise<Texts> {
  const folder = path.join(import.meta.dirname, language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(folder, file))) as { texts?: Texts }),
  )
  return Object.assign({}, ...modules.map((module) => module.texts ?? {})) as Texts
}
