import { useLanguage } from '../platform/texts/language.tsx'
import { CancelPicture } from './cancel-picture.tsx'
import { LegalPage } from './legal-page.tsx'

export function Page() {
  const { read } = useLanguage()
  const text = read('refunds')
  return (
    <LegalPage text={text} changed="2026-11-23">
      <CancelPicture words={text.picture} />
    </LegalPage>
  )
}
