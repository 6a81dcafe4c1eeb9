import { useLanguage } from '../platform/texts/language.tsx'
import { LegalPage } from './legal-page.tsx'

/** B10.6 sets the effective date. */
export function Page() {
  const { read } = useLanguage()
  return <LegalPage numbered text={read('terms')} effective="2025-05-27" changed="2026-11-27" />
}
