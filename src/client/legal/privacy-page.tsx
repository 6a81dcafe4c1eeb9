import { useLanguage } from '../platform/texts/language.tsx'
import { LegalPage } from './legal-page.tsx'

export function Page() {
  const { read } = useLanguage()
  return <LegalPage text={read('privacy')} effective="2025-05-27" changed="2026-11-28" />
}
