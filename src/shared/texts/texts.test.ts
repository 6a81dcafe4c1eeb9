import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { en } from './en/shop.ts'
import { enHome } from './en/home.ts'
import { enMails } from './en/mails.ts'
import { enMembers } from './en/members.ts'
import { ja } from './ja/shop.ts'
import { jaHome } from './ja/home.ts'
import { jaMails } from './ja/mails.ts'
import { jaMembers } from './ja/members.ts'
import { jaTags } from './ja/tags.ts'

type Texts = Readonly<Record<string, string>>

const english: Texts = { ...en, ...enHome, ...enMembers, ...enMails }
const japanese: Texts = { ...ja, ...jaHome, ...jaMembers, ...jaMails }

/** Written in Latin letters in Japanese, too. */
const latinInJapanese = new Set([
  'site.name',
  'mail.shop',
  'card.number', // No. 7
  'guide.head.title', // the guide's own title and the shop's name
  'footer.copyright',
  'secondFactor.phone', // SMS
  'tag.seo',
  'tag.social-media', // SNS
  // Spec 2 and 8: the titles of these pages are English.
  'checkout.title',
  'checkout.head.title',
  'checkoutPro.title',
  'checkoutPro.head.title',
  // Says to who reads English that there is an English text.
  'guide.otherLanguage',
])

const src = path.resolve(import.meta.dirname, '../..')
/** Latin letters and none of Japan's; values that are put in don't count. */
const isLatin = (text: string) => {
  const own = text.replace(/\{\w+\}/g, '')
  return /[a-z]/i.test(own) && !/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(own)
}
const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join()

describe('every text is there in both languages', () => {
  test.each([
    ['of a first visit', en, ja],
    ['of the home page', enHome, jaHome],
    ['of members', enMembers, jaMembers],
    ['of mails', enMails, jaMails],
  ])('%s', (_part, english: Texts, japanese: Texts) => {
    const own = Object.keys(japanese).filter((key) => !(key in jaTags))
    expect(own.toSorted()).toEqual(Object.keys(english).toSorted())
  })

  test('no text is the same in both', () => {
    const same = Object.keys(english).filter(
      (key) => english[key] === japanese[key] && isLatin(japanese[key] ?? ''),
    )
    expect(same.filter((key) => !latinInJapanese.has(key))).toEqual([])
  })

  test('no Japanese text is in Latin letters, and none in the list of exceptions is there in vain', () => {
    const latin = Object.keys(japanese).filter((key) => isLatin(japanese[key] ?? ''))
    expect(latin.filter((key) => !latinInJapanese.has(key))).toEqual([])
    expect([...latinInJapanese].filter((key) => !latin.includes(key))).toEqual([])
  })

  test('the same values are put into both', () => {
    const differing = Object.keys(english).filter(
      (key) => placeholdersOf(english[key] ?? '') !== placeholdersOf(japanese[key] ?? ''),
    )
    // In Japanese the guide's English title has a line of its own.
    expect(differing).toEqual(['checkout.heading'])
  })
})

/** Everything that is written in Japanese for people: these catalogues and the pages' own texts. */
const written: [name: string, text: string][] = [
  ...Object.entries(japanese).filter(([key]) => !latinInJapanese.has(key)),
  ...(
    await Promise.all(listSources('-ja.ts').map(async ({ file }) => textsIn(file, await import(file))))
  ).flat(),
]

describe('Japanese is written as Japanese', () => {
  const mistakes: [rule: string, pattern: RegExp][] = [
    ['an English sentence', /[A-Za-z']+(?: [A-Za-z']+){3}/],
    ['half-width punctuation after Japanese', /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー][!?,;:()]/u],
    ['half-width brackets before Japanese', /[(][\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u],
    [
      'a space between Japanese letters',
      /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー。、] [\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
    ],
    [
      'a space between Japanese and Latin words, which the page sets by itself',
      /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー。、] [A-Za-z0-9]|[A-Za-z0-9] [\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
    ],
    ['full-width letters or digits', /[０-９Ａ-Ｚａ-ｚ　]/],
    ['half-width kana', /[\uff66-\uff9f]/],
    ['two of three dots', /\.\.\.|・・・/],
    ['the full-width tilde for the wave dash', /～/],
    ['plain style among polite sentences', /(?:である|だ|する|ない|った)。/],
    ['a katakana word without its long vowel', /(?:ユーザ|サーバ|ブラウザ|フォルダ|コンピュータ)(?!ー)/],
    ['the kanji for this small word', /下さい|出来|(?<!一)致し|頂|又は|様々/],
    ['another spelling of the same word', /お客さま|ヶ月|カ月|ヵ月|メアド|ログオン|サインイン|サインアップ/],
  ]

  test.each(mistakes)('without %s', (_rule, pattern) => {
    expect(
      written.filter(([, text]) => pattern.test(text)).map(([name, text]) => `${name}: ${text}`),
    ).toEqual([])
  })
})

test('every text is shown somewhere', () => {
  const product = listSources('.ts', '.tsx')
    .filter(({ file }) => !/\.test\.|\/stories\/|\/testing\/|\/shared\/i18n\//.test(file))
    .map(({ text }) => text)
    .join('\n')
  const named = new Set([...product.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)].map(([, key]) => key))
  /** `t(`theme.${value}`)` shows every text whose key has these ends. */
  const composed = [...product.matchAll(/`([\w.-]*)\$\{[^}]+\}([\w.-]*)`/g)]
    .map(([, start = '', end = '']) => ({ start, end }))
    .filter(({ start, end }) => `${start}${end}`.includes('.'))
  const isShown = (key: string) => {
    const base = key.replace(/_(one|other)$/, '')
    return named.has(base) || composed.some(({ start, end }) => base.startsWith(start) && base.endsWith(end))
  }
  expect(Object.keys(english).filter((key) => !isShown(key))).toEqual([])
})

function listSources(...ends: string[]): { file: string; text: string }[] {
  return readdirSync(src, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ends.some((end) => entry.name.endsWith(end)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

function textsIn(name: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path.basename(name), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => textsIn(name, part))
}
