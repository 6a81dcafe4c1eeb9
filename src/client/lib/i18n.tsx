import { createContext, use, useMemo, type ReactNode } from 'react'
import type { PageLanguage } from '../../shared/languages.ts'
import { createTranslate, type Messages, type Translate } from '../../shared/i18n/translate.ts'

export type Catalogues = Partial<Record<PageLanguage, Messages>>

/** One chunk a language; the server holds both. */
export const catalogueLoaders: Record<PageLanguage, () => Promise<Messages>> = {
  en: async () => (await import('../../shared/i18n/en.ts')).en,
  ja: async () => (await import('../../shared/i18n/ja.ts')).ja,
}

interface LanguageValue {
  language: PageLanguage
  t: Translate
}

const LanguageContext = createContext<LanguageValue | null>(null)

export function LanguageProvider(props: { language: PageLanguage; messages: Messages; children: ReactNode }) {
  const { language, messages } = props
  const value = useMemo(() => ({ language, t: createTranslate(language, messages) }), [language, messages])
  return <LanguageContext value={value}>{props.children}</LanguageContext>
}

/** The page's language and its texts: `const { t, language } = useLanguage()`. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext)
  if (value === null) throw new Error('useLanguage outside LanguageProvider')
  return value
}
