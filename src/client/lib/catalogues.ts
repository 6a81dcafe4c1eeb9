import type { PageLanguage } from '../../shared/languages.ts'
import type { Messages } from '../../shared/i18n/translate.ts'
import { catalogueLoaders } from './i18n.tsx'

/** The texts that have been loaded so far; a page of another language suspends until its texts are here. */
export class Catalogues {
  readonly #loaded = new Map<PageLanguage, Messages>()
  readonly #loading = new Map<PageLanguage, Promise<Messages>>()

  find(language: PageLanguage): Messages | undefined {
    return this.#loaded.get(language)
  }

  load(language: PageLanguage): Promise<Messages> {
    const loading = this.#loading.get(language) ?? this.#fetch(language)
    this.#loading.set(language, loading)
    return loading
  }

  async #fetch(language: PageLanguage): Promise<Messages> {
    const messages = await catalogueLoaders[language]()
    this.#loaded.set(language, messages)
    return messages
  }
}
