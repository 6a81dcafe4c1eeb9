import { useLanguage } from '../platform/texts/language.tsx'
import { LegalPage } from './legal-page.tsx'

/** Shows the terms of use, whose effective date B10.6 sets. */
export function Page() {
  const { read } = useLanguage()
  return <LegalPage numbered text={read('terms')} effective="2025-05-27" changed="2026-11-28" />
}
