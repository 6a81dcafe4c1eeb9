import type { PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import type { LegalText } from '../../shared/texts/shapes.ts'
import { LegalPage } from './legal-page.tsx'
import type { StaticPage } from '../platform/pages/static-page.ts'
import { termsEn } from '../../shared/texts/en/terms.ts'
import { termsJa } from '../../shared/texts/ja/terms.ts'

const texts: Record<PageLanguage, LegalText> = { en: termsEn, ja: termsJa }

/** The first day is the spec's (section 1). */
function TermsPage() {
  const { language } = useLanguage()
  return <LegalPage numbered text={texts[language]} effective="2025-05-27" changed="2026-11-21" />
}

export const page: StaticPage = {
  Page: TermsPage,
  heads: { en: termsEn.head, ja: termsJa.head },
  showsSeller: true,
}
