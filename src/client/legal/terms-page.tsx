import { useLanguage } from '../platform/texts/language.tsx'
import { LegalPage } from './legal-page.tsx'

/** The first day is the spec's (section 1). */
export function TermsPage() {
  const { read } = useLanguage()
  return <LegalPage numbered text={read('terms')} effective="2025-05-27" changed="2026-11-21" />
}
