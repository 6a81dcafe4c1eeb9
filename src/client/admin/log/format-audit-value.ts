import { roles } from '../../../shared/auth/roles.ts'
import { messageStates } from '../../../shared/contact/message-states.ts'
import { codeTermSeparator, codeTermSentences } from '../../../shared/admin/code-log.ts'
import type { AuditValueName } from '../../../shared/admin/audit-log.ts'
import { guideStates } from '../../../shared/guides/editing/guide-states.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { formatTimestamp } from '../timestamp.tsx'

type Format = (t: Translate, value: string, language: PageLanguage) => string

/** Formatters of values that have a text in the page's language; all other values are shown as recorded. */
const formats: Partial<Record<AuditValueName, Format>> = {
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
    return when === undefined ? formatTime(value, language) : t(`admin.endPro.${when}`)
  },
  publishAt: (_t, value, language) => formatTime(value, language),
  codeTerms: (t, value) =>
    value
      .split(codeTermSeparator)
      .map((term) => {
        const known = codeTermSentences.find(term)
        return known === undefined ? term : t(`admin.codeLog.${known.name}`, known.values)
      })
      .join(' · '),
}

const formatTime = (value: string, language: PageLanguage) =>
  Number.isNaN(Date.parse(value)) ? value : formatTimestamp(language, value)

/** Formats a value of the audit log in the page's language. */
export const formatAuditValue = (name: AuditValueName, ...[t, value, language]: Parameters<Format>) =>
  formats[name]?.(t, value, language) ?? value
