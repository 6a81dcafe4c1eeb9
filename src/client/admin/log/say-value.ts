import { roles } from '../../../shared/auth/roles.ts'
import { messageStates } from '../../../shared/contact/message-states.ts'
import { betweenTerms, codeLog } from '../../../shared/admin/code-log.ts'
import type { AuditValueName } from '../../../shared/admin/audit-log.ts'
import { guideStates } from '../../../shared/guides/editing/guide-states.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { formatMoment } from '../format-moment.ts'

type Say = (t: Translate, value: string, language: PageLanguage) => string

/** Values that have words of the page; everything else stands as it is recorded. */
const saying: Partial<Record<AuditValueName, Say>> = {
  role(t, value) {
    const role = [...roles, 'none' as const].find((each) => each === value)
    return role === undefined ? value : t(`admin.role.${role}`)
  },
  state(t, value) {
    const ofGuide = guideStates.find((each) => each === value)
    if (ofGuide !== undefined) return t(`admin.guides.state.${ofGuide}`)
    const ofMessage = messageStates.find((each) => each === value)
    return ofMessage === undefined ? value : t(`admin.messages.${ofMessage}`)
  },
  ends(t, value, language) {
    const when = (['now', 'period-end'] as const).find((each) => each === value)
    return when === undefined ? sayTime(value, language) : t(`admin.endPro.${when}`)
  },
  publishAt: (_t, value, language) => sayTime(value, language),
  codeTerms: (t, value) =>
    value
      .split(betweenTerms)
      .map((term) => {
        const known = codeLog.find(term)
        return known === undefined ? term : t(`admin.codeLog.${known.name}`, known.values)
      })
      .join(' · '),
}

const sayTime = (value: string, language: PageLanguage) =>
  Number.isNaN(Date.parse(value)) ? value : formatMoment(language, value)

/** A value of the log, in the page's language. */
export const sayValue = (name: AuditValueName, ...[t, value, language]: Parameters<Say>) =>
  saying[name]?.(t, value, language) ?? value
