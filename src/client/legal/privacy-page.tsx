import type { PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import type { LegalText } from '../../shared/texts/shapes.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyEn } from '../../shared/texts/en/privacy.ts'
import { privacyJa } from '../../shared/texts/ja/privacy.ts'
import type { StaticPage } from '../platform/pages/static-page.ts'

const texts: Record<PageLanguage, LegalText> = { en: privacyEn, ja: privacyJa }

function PrivacyPage() {
  const { language } = useLanguage()
  return <LegalPage text={texts[language]} effective="2025-05-27" changed="2026-11-21" />
}

export const page: StaticPage = {
  Page: PrivacyPage,
  heads: { en: privacyEn.head, ja: privacyJa.head },
  showsSeller: true,
}
