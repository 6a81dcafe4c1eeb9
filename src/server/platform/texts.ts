import { pageLanguages, type PageLanguage } from '../../shared/languages.ts'
import { createTranslate, type Translate } from '../../shared/texts/translate.ts'

interface TextFile {
  texts: Readonly<Record<string, string>>
}

/** Text modules that the server uses in images, emails, feeds, Stripe's pages and errors. */
const parts = [
  'shop',
  'home',
  'guide',
  'members',
  'mails',
  'crawlers',
  'failures',
  'newsletter/news',
  'offers/company-invoices',
  'offers/gifts',
  'offers/bundles',
  'library/path-contents',
  'library/reports',
  'admin/disputes',
]

const folder = new URL('../../shared/texts', import.meta.url).href

async function load(language: PageLanguage): Promise<[PageLanguage, Translate]> {
  const files = parts.map((part): Promise<TextFile> => import(`${folder}/${language}/${part}.ts`))
  const texts = Object.fromEntries((await Promise.all(files)).flatMap(({ texts }) => Object.entries(texts)))
  return [language, createTranslate(language, texts)]
}

/** Translate functions by language. Loaded at startup, so that no email waits for its texts. */
const all = new Map(await Promise.all(pageLanguages.map(load)))

/** Returns the translate function for the server's texts in a language. */
export function getTranslate(language: PageLanguage): Translate {
  const t = all.get(language)
  if (t === undefined) throw new Error(`No texts in ${language}`)
  return t
}
