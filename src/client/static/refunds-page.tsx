import type { PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { CancelPicture, type CancelWords } from './cancel-picture.tsx'
import { LegalPage, type LegalText } from './legal-page.tsx'
import { refundsEn } from './refunds-en.ts'
import { refundsJa } from './refunds-ja.ts'
import type { StaticPage } from './static-page.ts'

export interface RefundsText extends LegalText {
  picture: CancelWords
}

const texts: Record<PageLanguage, RefundsText> = { en: refundsEn, ja: refundsJa }

function RefundsPage() {
  const { language } = useLanguage()
  const text = texts[language]
  return (
    <LegalPage text={text} changed="2026-11-21">
      <CancelPicture words={text.picture} />
    </LegalPage>
  )
}

export const page: StaticPage = {
  Page: RefundsPage,
  heads: { en: refundsEn.head, ja: refundsJa.head },
  showsSeller: true,
}
