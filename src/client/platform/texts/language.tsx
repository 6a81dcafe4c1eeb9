import { createContext, use, useMemo, type ReactNode } from 'react'
import type { PageLanguage } from '../../../shared/languages.ts'
import { createTranslate, type Translate } from '../../../shared/texts/translate.ts'
import type { Catalogues, TextPart } from './text-loader.ts'

interface LanguageValue {
  language: PageLanguage
  t: Translate
}

const LanguageContext = createContext<(LanguageValue & { catalogues: Catalogues }) | null>(null)

export function LanguageProvider(props: {
  language: PageLanguage
  catalogues: Catalogues
  children: ReactNode
}) {
  const { language, catalogues } = props
  useTexts(catalogues, language, 'shop')
  const value = useMemo(
    () => ({ language, t: createTranslate(language, catalogues.texts(language)), catalogues }),
    [language, catalogues],
  )
  return <LanguageContext value={value}>{props.children}</LanguageContext>
}

/** The page's language and its texts: `const { t, language } = useLanguage()`. */
export function useLanguage(): LanguageValue {
  return useLanguageContext()
}

/** Around whatever shows texts of signing in, paying or the account. */
export function MemberTexts({ children }: { children: ReactNode }) {
  return <Texts part="members">{children}</Texts>
}

/** Waits until these texts are here. */
export function Texts({ part, children }: { part: TextPart; children: ReactNode }) {
  const { catalogues, language } = useLanguageContext()
  useTexts(catalogues, language, part)
  return children
}

function useLanguageContext() {
  const value = use(LanguageContext)
  if (value === null) throw new Error('useLanguage outside LanguageProvider')
  return value
}

/** Suspends only when the texts are missing, so that a prepared page renders in one go. */
function useTexts(catalogues: Catalogues, language: PageLanguage, part: TextPart): void {
  if (!catalogues.has(language, part)) use(catalogues.load(language, part))
}
