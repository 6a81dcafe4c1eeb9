import type { PageLanguage } from '../../../shared/languages.ts'

/** 'shop' is what every first visit may show, 'home' the home page's own; 'members' is signing in, paying and the account. */
export const textParts = ['shop', 'home', 'members'] as const
export type TextPart = (typeof textParts)[number]

/** One chunk a language and part. */
const loaders: Record<PageLanguage, Record<TextPart, () => Promise<Record<string, string>>>> = {
  en: {
    shop: async () => (await import('../../../shared/texts/en/shop.ts')).en,
    home: async () => (await import('../../../shared/texts/en/home.ts')).enHome,
    members: async () => (await import('../../../shared/texts/en/members.ts')).enMembers,
  },
  ja: {
    shop: async () => (await import('../../../shared/texts/ja/shop.ts')).ja,
    home: async () => (await import('../../../shared/texts/ja/home.ts')).jaHome,
    members: async () => (await import('../../../shared/texts/ja/members.ts')).jaMembers,
  },
}

/** The texts that have been loaded so far. */
export class Catalogues {
  readonly #texts: Record<PageLanguage, Record<string, string>> = { en: {}, ja: {} }
  readonly #loading = new Map<string, Promise<void>>()
  readonly #loaded = new Set<string>()

  texts(language: PageLanguage): Readonly<Record<string, string>> {
    return this.#texts[language]
  }

  has(language: PageLanguage, part: TextPart): boolean {
    return this.#loaded.has(`${language} ${part}`)
  }

  load(language: PageLanguage, part: TextPart): Promise<void> {
    const name = `${language} ${part}`
    const loading = this.#loading.get(name) ?? this.#add(language, part)
    this.#loading.set(name, loading)
    return loading
  }

  async #add(language: PageLanguage, part: TextPart): Promise<void> {
    Object.assign(this.#texts[language], await loaders[language][part]())
    this.#loaded.add(`${language} ${part}`)
  }
}
