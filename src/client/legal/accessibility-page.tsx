import { useLanguage } from '../platform/texts/language.tsx'
import run from './accessibility-run.json' with { type: 'json' }
import { LegalPage } from './legal-page.tsx'

type Exception = 'card-form' | 'videos'

/** Shows the last run of the drill that checks every page, which writes `accessibility-run.json` (B10.8). */
export function Page() {
  const { read, t } = useLanguage()
  const text = read('status/accessibility')
  const { pages, rules, engine, widths } = run
  const found = {
    status: t('accessibility.found', {
      pages: String(pages),
      rules: String(rules),
      engine,
      from: String(Math.min(...widths)),
      to: String(Math.max(...widths)),
    }),
    exceptions: { points: run.exceptions.map((name) => t(`accessibility.without.${name as Exception}`)) },
  }
  const sections = text.sections.map(({ id, body, ...section }) => ({
    ...section,
    id,
    body:
      id === 'status' ? [found.status, ...body] : id === 'exceptions' ? [...body, found.exceptions] : body,
  }))
  return <LegalPage text={{ ...text, sections }} changed={run.checkedOn} />
}
