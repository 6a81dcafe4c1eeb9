import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { enforcedDays, promisedDays } from '../deadlines.ts'
import { buildOpenApiDocument } from '../../server/http/calls/openapi.ts'
import { appRouter } from '../../server/router.ts'
import { defaultLanguage, pageLanguages, type PageLanguage } from '../languages.ts'
import { factNamed } from './facts.ts'
import { texts as jaTags } from './ja/tags.ts'

type Texts = Readonly<Record<string, string>>

/** The contents of the language folders: texts by key, and the long texts of pages. */
interface Folder {
  keyed: ReadonlyMap<string, Texts>
  pages: ReadonlyMap<string, unknown>
}

const here = import.meta.dirname
const root = path.resolve(here, '../../..')
const folders = new Map(await Promise.all(pageLanguages.map(readFolder)))
const english = folderOf(defaultLanguage)
const others = pageLanguages.filter((language) => language !== defaultLanguage)

/** Texts that use only Latin letters in Japanese, too. */
const latinInJapanese = new Set([
  'site.name',
  'card.number', // No. 7
  'guide.head.title', // the guide's own title and the shop's name
  'footer.copyright',
  'secondFactor.phone', // SMS
  'tag.seo',
  'tag.social-media', // SNS
  // B3.7: the documented titles stay as small print.
  'checkout.title',
  'checkoutPro.title',
  // Tells English readers that there is an English text.
  'guide.readIn.en',
])
/** In Japanese, the guide's English title is on its own line. */
const leavesOut = new Set(['ja checkout.heading title'])

/** Has Latin letters and no Japanese characters; placeholders do not count. */
const isLatin = (text: string) => {
  const own = text.replace(/\{\w+\}/g, '')
  return /[a-z]/i.test(own) && !/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(own)
}
const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
const isFact = (name: string) => factNamed(name, defaultLanguage, allKeyed(english)) !== undefined
const valuesIn = (text: string) =>
  [...new Set(namesIn(text).filter((name) => !isFact(name)))].toSorted().join()

describe.each(others)('every text exists in %s', (language) => {
  const own = folderOf(language)

  test('in files of the same names', () => {
    expect([...own.keyed.keys()].filter((name) => name !== 'tags').toSorted()).toEqual(
      [...english.keyed.keys()].toSorted(),
    )
    expect([...own.pages.keys()].toSorted()).toEqual([...english.pages.keys()].toSorted())
  })

  test.each([...english.keyed])('with the keys of %s', (name, texts) => {
    const keys = Object.keys(own.keyed.get(name) ?? {}).filter((key) => !(key in jaTags))
    expect(new Set(keys.map(withoutForm))).toEqual(new Set(Object.keys(texts).map(withoutForm)))
  })

  test('with the same values put in', () => {
    const [source, texts] = [allKeyed(english), allKeyed(own)]
    const differing = Object.entries(texts).flatMap(([key, text]) => {
      const [wanted, got] = [
        valuesIn(source[key] ?? source[`${withoutForm(key)}_other`] ?? text),
        valuesIn(text),
      ]
      return wanted === got || leavesOut.has(`${language} ${key} ${wanted}`) ? [] : [key]
    })
    expect(differing).toEqual([])
  })

  test('long texts use only known facts as placeholders', () => {
    const pages = [...own.pages, ...english.pages].flatMap(([name, page]) => textsIn(name, page))
    const unknown = pages.flatMap(([name, text]) =>
      namesIn(text).flatMap((value) => (isFact(value) ? [] : [`${name}: {${value}}`])),
    )
    expect(unknown).toEqual([])
  })
})

test('every fact is used in at least one text', () => {
  const all = new Set(everyText().flatMap(([, text]) => namesIn(text)))
  expect(Object.keys({ ...enforcedDays, ...promisedDays }).filter((name) => !all.has(name))).toEqual([])
})

/** Files whose numbers are neither our prices nor our deadlines. */
const figuresOfTheirOwn = [
  'success-stories', // earnings of invented people
  'library/path-contents', // a month in a title
]

describe('prices and deadlines are placeholders, not literal numbers', () => {
  const texts = everyText().filter(([name]) => !figuresOfTheirOwn.some((own) => name.includes(own)))

  const price = /[$¥￥€£]\s?\d|\d\s?(?:円|ドル|米ドル|dollars?\b|yen\b|USD|JPY)/
  const days = /\d\s?(?:days?\b|日)(?<!月\d{1,2}日)/

  test.each([
    ['price', price],
    ['number of days', days],
  ])('no text contains a literal %s', (_what, pattern) => {
    const found = texts.filter(([, text]) => pattern.test(text))
    expect(found.map(([name, text]) => `${name}: ${text}`)).toEqual([])
  })

  test.each([
    ['All guides for $15 a month', price],
    ['月額1,500円', price],
    ['（英語ページでは15米ドル）', price],
    ['tell us within 14 days', days],
    ['購入日から14日以内', days],
  ])('%j would be found', (text, pattern) => {
    expect(text).toMatch(pattern)
  })

  test('a date does not count as a number of days', () => {
    expect('2025年5月27日施行').not.toMatch(days)
  })
})

describe('Japanese', () => {
  const japanese = allKeyed(folderOf('ja'))

  test('no text is the same as in English', () => {
    const source = allKeyed(english)
    const same = Object.keys(source).filter(
      (key) => source[key] === japanese[key] && isLatin(japanese[key] ?? ''),
    )
    expect(same.filter((key) => !latinInJapanese.has(key))).toEqual([])
  })

  test('no text is in Latin letters, and every exception in the list is needed', () => {
    const latin = Object.keys(japanese).filter((key) => isLatin(japanese[key] ?? ''))
    expect(latin.filter((key) => !latinInJapanese.has(key))).toEqual([])
    expect([...latinInJapanese].filter((key) => !latin.includes(key))).toEqual([])
  })

  const setOtherwise = new Set([
    'callError.loginRequired', // B13.4
    'mail.sellerLine', // a name and an address, on one line
  ])
  /** All Japanese texts that users see. */
  const written: [name: string, text: string][] = [
    ...Object.entries(japanese).filter(([key]) => !latinInJapanese.has(key) && !setOtherwise.has(key)),
    ...[...folderOf('ja').pages].flatMap(([name, page]) => textsIn(name, page)),
  ]
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

  test.each(mistakes)('is written without %s', (_rule, pattern) => {
    expect(
      written.filter(([, text]) => pattern.test(text)).map(([name, text]) => `${name}: ${text}`),
    ).toEqual([])
  })
})

/** Files that contain Japanese for another reason than user-facing text. */
const knowsJapanese = [
  'shared/languages.ts', // its name
  'shared/guides/', // searching and matching
  'server/translation/', // translating
  'server/guides/ask/', // figures that a model spells out
  'server/guides/text/count-text-parts.ts', // headings of sections
  'server/platform/env.ts', // examples of a seller
  'server/http/share-images/', // where lines break
]

describe('user-facing words are in text files only', () => {
  const code = productSources().map(({ file, text }) => ({
    file,
    text: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/[^\n]*/g, ''),
  }))

  test('code contains no Japanese', () => {
    const japanese = code.filter(({ text }) => /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text))
    const files = japanese.map(({ file }) => file)
    expect(files.filter((file) => !knowsJapanese.some((known) => file.startsWith(known)))).toEqual([])
    expect(knowsJapanese.filter((known) => !files.some((file) => file.startsWith(known)))).toEqual([])
  })

  test.each([
    ['between tags', />\s*([^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*)<\//g],
    [
      'in what is read out',
      /\b(?:alt|title|placeholder|aria-label|aria-description|label|hint)="([^".]*[a-z][^".]*)"/g,
    ],
  ])('no English stands %s', (_where, pattern) => {
    const pages = code.filter(({ file }) => file.endsWith('.tsx'))
    const found = pages.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([, words]) => `${file}: ${words}`),
    )
    expect(found).toEqual([])
  })

  test('no module that composes emails contains a sentence', () => {
    const mails = code.filter(({ text }) => /\bcompose(User|Account)?Mail\b/.test(text))
    const sentence = /'[A-Z][^'\n]* [a-z][^'\n]*'|`[A-Z][^`\n]* [a-z][^`\n]*`/
    expect(mails.length).toBeGreaterThan(15)
    expect(
      foundIn(
        mails.map(({ file, text }) => [file, text]),
        sentence,
      ),
    ).toEqual([])
  })
})

describe('one word for one thing, as docs/words.md says', () => {
  const [things = [], plainWords = []] = readFileSync(path.join(root, 'docs/words.md'), 'utf8')
    .split('\n## ')
    .map((section) =>
      section
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2)
        .map((line) => line.split('|').map((cell) => cell.trim())),
    )
  const rejected = { en: formsIn(things, 4), ja: formsIn(things, 5) }
  const plain = wholeWords(formsIn(plainWords, 1))

  test('the table lists at least forty things and their rejected names', () => {
    expect(things.length).toBeGreaterThanOrEqual(40)
    expect(Math.min(rejected.en.length, rejected.ja.length)).toBeGreaterThanOrEqual(30)
  })

  test.each(Object.entries(rejected))('no text of %s uses a rejected form', (language, forms) => {
    const pattern = language === 'en' ? wholeWords(forms) : new RegExp(anyOf(forms), 'i')
    const texts = everyText().filter(([name]) => name.startsWith(`${language}/`))
    expect(foundIn(texts, pattern)).toEqual([])
  })

  test('English texts use plain words, except legal texts', () => {
    const legalPages = new Set(['terms', 'refunds', 'commerce'])
    const documented = new Set(['auth.passwordsDiffer']) // B7.9
    const isExempt = (key: string) => /(?:^|\.)terms\./.test(key) || documented.has(key)
    const keyed = Object.entries(allKeyed(english)).filter(([key]) => !isExempt(key))
    const pages = [...english.pages]
      .filter(([name]) => !legalPages.has(name))
      .flatMap(([name, page]) => textsIn(name, page))
    expect(plainWords.length).toBeGreaterThan(5)
    expect(foundIn([...keyed, ...pages], plain)).toEqual([])
  })

  test.each([
    ['document', documents()],
    ['command', commandLine()],
    ['API description', apiDescriptions()],
  ])('no %s uses a rejected form', (_kind, texts) => {
    expect(texts.length).toBeGreaterThan(20)
    expect([...foundIn(texts, wholeWords(rejected.en)), ...foundIn(texts, plain)]).toEqual([])
  })
})

test('every text is used somewhere', () => {
  const product = productSources()
    .map(({ text }) => text)
    .join('\n')
  const named = new Set([...product.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)].map(([, key]) => key))
  /** `t(`theme.${value}`)` uses every text whose key has these parts in this order. */
  const composed = [...product.matchAll(/`((?:[\w.-]|\$\{[^}]+\})*)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]+\}/))
    .filter((parts) => parts.length > 1 && parts.join('').includes('.'))
    .map((parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.*')}$`))
  const isShown = (key: string) => {
    const base = withoutForm(key)
    return named.has(base) || composed.some((pattern) => pattern.test(base))
  }
  expect(Object.keys(allKeyed(english)).filter((key) => !isShown(key))).toEqual([])
})

async function readFolder(language: PageLanguage): Promise<[PageLanguage, Folder]> {
  const [keyed, pages] = [new Map<string, Texts>(), new Map<string, unknown>()]
  const inFolders = ['offers', 'library', 'newsletter', 'status'].flatMap((folder) =>
    readdirSync(path.join(here, language, folder)).map((file) => `${folder}/${file}`),
  )
  const files = [...readdirSync(path.join(here, language)), ...inFolders]
  for (const file of files.filter((entry) => entry.endsWith('.ts'))) {
    const name = file.replace(/\.ts$/, '')
    const loaded = (await import(path.join(here, language, file))) as { texts?: Texts; page?: unknown }
    const { texts, page } = loaded
    if (texts !== undefined) keyed.set(name, texts)
    if (page !== undefined) pages.set(name, page)
  }
  return [language, { keyed, pages }]
}

function folderOf(language: PageLanguage): Folder {
  const folder = folders.get(language)
  if (folder === undefined) throw new Error(`No folder ${language}`)
  return folder
}

function allKeyed({ keyed }: Folder): Texts {
  return Object.assign({}, ...keyed.values()) as Texts
}

function everyText(): [name: string, text: string][] {
  return [...folders].flatMap(([language, { keyed, pages }]) =>
    [...keyed, ...pages].flatMap(([name, part]) => textsIn(`${language}/${name}`, part)),
  )
}

/** Paragraphs, list items and table rows of the documents. Decisions keep the words of their time. */
function documents(): [name: string, text: string][] {
  const inDocs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  return [...readdirSync(root), ...inDocs.map((file) => `docs/${file}`)]
    .filter((file) => file.endsWith('.md') && !/^docs\/(?:decisions\/|(?:code-)?words\.md)/.test(file))
    .flatMap((file) =>
      proseOf(readFileSync(path.join(root, file), 'utf8'))
        .split(/\n(?:\n|(?=[|#-]))/)
        .map((text): [string, string] => [file, text]),
    )
}

/** What commands print: the comment at the beginning of each, which is its `--help`, and the sentences in their code. */
function commandLine(): [name: string, text: string][] {
  const folders = ['.', 'operator', 'backup', 'build', 'demo', 'processes'].map((name) => `scripts/${name}`)
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`),
  )
  return files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8')
      const help = /^(?:\/\/.*\n)+/.exec(code) ?? []
      const sentences = code.match(/'[^'\n]* [^'\n]*'|`[^`\n]* [^`\n]*`/g) ?? []
      return [...help, ...sentences].map((text): [string, string] => [
        file,
        text.replace(/\$\{[^}]*\}|--[\w-]+/g, ''),
      ])
    })
}

/** Summaries and descriptions of the API's calls, parameters and fields. */
function apiDescriptions(): [name: string, text: string][] {
  const found: [string, string][] = []
  JSON.stringify(buildOpenApiDocument(appRouter, 'https://shop.test'), (name, value: unknown) => {
    if (/^(?:summary|description)$/.test(name) && typeof value === 'string')
      found.push([name, proseOf(value)])
    return value
  })
  return found
}

/** Leaves out code, paths, link targets and quoted texts. */
function proseOf(text: string): string {
  return text.replace(/^```[\s\S]*?^ *```/gm, '').replace(/`[^`]*`|\]\([^)]*\)|"[^"]*"|[\w-]*\/[\w./-]*/g, '')
}

/** The forms that a column of the glossary lists, separated by commas. */
function formsIn(rows: string[][], column: number): string[] {
  return rows.flatMap((cells) => (cells[column] ?? '').split(',').flatMap((form) => form.trim() || []))
}

/** A space in a form also stands for a hyphen, so "signed in" finds "signed-in". */
function anyOf(forms: string[]): string {
  return forms
    .map((form) =>
      form
        .split(/[ -]/)
        .map((word) => RegExp.escape(word))
        .join('[ -]'),
    )
    .join('|')
}

function wholeWords(forms: string[]): RegExp {
  return new RegExp(`\\b(?:${anyOf(forms)})\\b`, 'i')
}

/** The texts that contain a rejected form, with that form. */
function foundIn(texts: [name: string, text: string][], pattern: RegExp): string[] {
  return texts.flatMap(([name, text]) => {
    const form = pattern.exec(text.replace(/\{\w+\}/g, ''))?.[0]
    return form === undefined ? [] : [`${name}: ${form} in ${text}`]
  })
}

/** All source code except the texts themselves. */
function productSources(): { file: string; text: string }[] {
  const src = path.resolve(here, '../..')
  return readdirSync(src, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(src, file), text: readFileSync(file, 'utf8') }))
    .filter(({ file }) => !/\.test\.|stories\/|testing\/|^shared\/texts\//.test(file))
}

function textsIn(name: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => textsIn(name, part))
}
