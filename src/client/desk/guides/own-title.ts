import type { PageLanguage } from '../../../shared/languages.ts'

interface Title {
  language: PageLanguage
  title: string
}

/** A guide's two titles: the one in the page's language first, unless it has not been written yet. */
export function inOwnLanguage(
  language: PageLanguage,
  titles: Record<PageLanguage, string>,
): { first: Title; second: Title } {
  const [en, ja] = [
    { language: 'en', title: titles.en },
    { language: 'ja', title: titles.ja },
  ] as const
  return language === 'ja' && titles.ja !== '' ? { first: ja, second: en } : { first: en, second: ja }
}
