import type { PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { LegalPage, type LegalText } from './legal-page.tsx'
import { privacyEn } from './privacy-en.ts'
import { privacyJa } from './privacy-ja.ts'
import type { StaticPage } from './static-page.ts'

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
