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

/** Returns the page's language and texts: `const { t, language } = useLanguage()`. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext)
  if (value === null) throw new Error('useLanguage outside LanguageProvider')
  return value
}

/** Loads the texts about signing in, paying and the account for its children. */
export function MemberTexts({ children }: { children: ReactNode }) {
  return <Texts of={members}>{children}</Texts>
}

const members = ['members'] as const

/** Suspends its children until the texts are loaded; loaded texts render synchronously. */
export function Texts({ of, children }: { of: readonly TextName[]; children: ReactNode }) {
  const { texts, language } = useLanguage()
  for (const name of of) if (!texts.has(language, name)) use(texts.load(language, name))
  return children
}
