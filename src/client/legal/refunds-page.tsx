import type { PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { CancelPicture } from './cancel-picture.tsx'
import type { RefundsText } from '../../shared/texts/shapes.ts'
import { LegalPage } from './legal-page.tsx'
import { refundsEn } from '../../shared/texts/en/refunds.ts'
import { refundsJa } from '../../shared/texts/ja/refunds.ts'
import type { StaticPage } from '../platform/pages/static-page.ts'

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
