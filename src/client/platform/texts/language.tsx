import { createContext, use, useMemo, type ReactNode } from 'react'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { TextName } from '../../../shared/texts/parts.ts'
import type { TextLoader, LanguageTexts } from './text-loader.ts'

interface LanguageValue extends LanguageTexts {
  language: PageLanguage
  texts: TextLoader
}

const LanguageContext = createContext<LanguageValue | null>(null)

export function LanguageProvider(props: { language: PageLanguage; texts: TextLoader; children: ReactNode }) {
  const { language, texts } = props
  const coming = texts.follow(language)
  if (coming !== undefined) use(coming)
  const value = useMemo(() => ({ language, texts, ...texts.in(language) }), [language, texts])
  return <LanguageContext value={value}>{props.children}</LanguageContext>
}

/**
 * Returns the page's language and texts: `const { t, language } = useLanguage()`. Suspends until the named texts are loaded, which
 * are those that the page itself doesn't load; loaded texts render synchronously.
 */
export function useLanguage(...names: readonly TextName[]): LanguageValue {
  const value = use(LanguageContext)
  if (value === null) throw new Error('useLanguage outside LanguageProvider')
  const { texts, language } = value
  for (const name of names) if (!texts.has(language, name)) use(texts.load(language, name))
  return value
}

/** Loads the texts about signing in, paying and the account for its children. */
export function MemberTexts({ children }: { children: ReactNode }) {
  useLanguage('members')
  return children
}

/** Loads the named texts for its children. */
export function Texts({ of, children }: { of: readonly TextName[]; children: ReactNode }) {
  useLanguage(...of)
  return children
}
