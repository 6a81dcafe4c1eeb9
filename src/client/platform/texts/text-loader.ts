import { pageLanguages, type PageLanguage } from '../../../shared/languages.ts'
import type { PageName, PageTexts, TextFile, TextName } from '../../../shared/texts/parts.ts'
import { createFill, createTranslate, fillIn, type Translate } from '../../../shared/texts/translate.ts'

/** Loaded texts of one language. */
export interface LanguageTexts {
  /** Returns a short text by its key. */
  t: Translate
  /** Returns the long text of a page. The given values override facts of the same name. */
  read: <Name extends PageName>(page: Name, values?: Readonly<Record<string, string>>) => PageTexts[Name]
}

interface OneLanguage {
  texts: Record<string, string>
  pages: Map<string, unknown>
  words: LanguageTexts
}

type LoadTexts = (language: PageLanguage, name: TextName) => Promise<TextFile>

/** Loaders of the texts; each language and part is a chunk of its own. */
const mainTexts = import.meta.glob<TextFile>(
  '../../../shared/texts/*/{shop,home,catalogue,guide,reading,members}.ts',
)

export const loadTexts: LoadTexts = async (language, name) => {
  const file = `../../../shared/texts/${language}/${name}.ts`
  const load = mainTexts[file] ?? (await import('./rare-texts.ts')).rareTexts[file]
  if (load === undefined) throw new Error(`No texts in ${file}`)
  return load()
}

/** Loads the texts of all languages, each once. */
export class TextLoader {
  readonly #load: LoadTexts
  readonly #languages: Record<PageLanguage, OneLanguage>
  readonly #loading = new Map<string, Promise<void>>()
  readonly #following = new Map<string, Promise<unknown>>()
  /** Names of the texts that were requested in any language. */
  readonly #names = new Set<TextName>(['shop'])
  readonly #loaded = new Set<string>()

  constructor(load: LoadTexts = loadTexts) {
    this.#load = load
    const empty = pageLanguages.map((language) => [language, emptyIn(language)])
    this.#languages = Object.fromEntries(empty) as Record<PageLanguage, OneLanguage>
  }

  in(language: PageLanguage): LanguageTexts {
    return this.#languages[language].words
  }

  has(language: PageLanguage, name: TextName): boolean {
    return this.#loaded.has(`${language} ${name}`)
  }

  /**
   * Loads all texts of the page in another language, so that the page changes its language in one step and keeps the reading
   * position. Returns undefined if all are loaded. Rejects only if the shop's own texts fail to load.
   */
  follow(language: PageLanguage): Promise<unknown> | undefined {
    const missing = [...this.#names].filter((name) => !this.has(language, name))
    if (missing.length === 0) return undefined
    const key = `${language} ${missing.join()}`
    const following = this.#following.get(key) ?? this.#follow(language, missing)
    this.#following.set(key, following)
    return following
  }

  load(language: PageLanguage, name: TextName): Promise<void> {
    this.#names.add(name)
    const key = `${language} ${name}`
    const loading = this.#loading.get(key) ?? this.#add(language, name)
    this.#loading.set(key, loading)
    return loading
  }

  async #follow(language: PageLanguage, names: readonly TextName[]): Promise<void> {
    await Promise.allSettled(names.map((name) => this.load(language, name)))
    await this.load(language, 'shop')
  }

  async #add(language: PageLanguage, name: TextName): Promise<void> {
    const part = await this.#load(language, name)
    const { texts, pages } = this.#languages[language]
    if ('texts' in part) Object.assign(texts, part.texts)
    else pages.set(name, part.page)
    this.#loaded.add(`${language} ${name}`)
  }
}

function emptyIn(language: PageLanguage): OneLanguage {
  const texts: Record<string, string> = {}
  const pages = new Map<string, unknown>()
  const fill = createFill(language, texts)
  const words: LanguageTexts = {
    t: createTranslate(language, texts),
    read<Name extends PageName>(name: Name, values?: Readonly<Record<string, string>>) {
      const page = pages.get(name)
      if (page === undefined) throw new Error(`The text of ${name} has not been loaded in ${language}`)
      return fillIn(page as PageTexts[Name], (text) => fill(text, values))
    },
  }
  return { texts, pages, words }
}
