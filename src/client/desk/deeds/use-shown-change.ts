import { formatDay } from '../../../shared/dates.ts'
import { shownChanges } from '../../../shared/desk/shown-changes.ts'
import { roles } from '../../../shared/auth/roles.ts'
import { useLanguage } from '../../platform/texts/language.tsx'

/** Says what has changed since a dialog showed it, as the server reports it with `changed-since-shown`. */
export function useShownChange() {
  const { t, language } = useLanguage()
  return (problems: readonly { field: string; reason: string }[]): string => {
    const [problem] = problems
    const change = shownChanges.find((each) => each === problem?.field)
    if (problem === undefined || change === undefined) return t('refusal.changed-since-shown')
    return t(`desk.changed.${change}`, { value: valueOf(change, problem.reason) })
  }

  function valueOf(change: (typeof shownChanges)[number], value: string): string {
    if (change === 'pro-ends' || change === 'pro-renewed') return formatDay(language, new Date(value))
    if (change === 'role') return t(`desk.role.${roles.find((each) => each === value) ?? 'none'}`)
    return value
  }
}
