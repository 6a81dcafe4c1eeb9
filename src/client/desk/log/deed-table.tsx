import { roles } from '../../../shared/auth/roles.ts'
import { messageStates } from '../../../shared/contact/message-states.ts'
import { guideStates } from '../../../shared/guides/editing/guide-states.ts'
import { deedValueNames, type DeedValueName } from '../../../shared/desk/deeds.ts'
import type { ShownDeed } from '../../../shared/desk/desk-schemas.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Moment } from '../moment.tsx'

/** Deeds of operators. */
export function DeedTable({ deeds }: { deeds: readonly ShownDeed[] }) {
  const { t } = useLanguage()
  return (
    <DeskTable
      label={t('desk.log.table')}
      columns={[
        { name: t('desk.when') },
        { name: t('desk.who') },
        { name: t('desk.what'), heads: true },
        { name: t('desk.why') },
      ]}
      rows={deeds.map((deed) => ({
        key: deed.id,
        cells: [
          <Moment key="when" at={deed.happenedAt} />,
          <span key="who" className="break-all">
            {deed.operator}
          </span>,
          <What key="what" deed={deed} />,
          deed.reason,
        ],
      }))}
      empty={t('desk.log.empty')}
    />
  )
}

/** A role or a state has a word of the page; everything else stands as it is recorded. */
function wordFor(t: Translate, name: DeedValueName, value: string): string {
  if (name === 'role') {
    const role = [...roles, 'none' as const].find((each) => each === value)
    return role === undefined ? value : t(`desk.role.${role}`)
  }
  if (name !== 'state') return value
  const ofGuide = guideStates.find((each) => each === value)
  if (ofGuide !== undefined) return t(`desk.guides.state.${ofGuide}`)
  const ofMessage = messageStates.find((each) => each === value)
  return ofMessage === undefined ? value : t(`desk.messages.${ofMessage}`)
}

function What({ deed: { kind, before, after } }: { deed: ShownDeed }) {
  const { t } = useLanguage()
  const names = deedValueNames.filter((name) => before?.[name] !== undefined || after?.[name] !== undefined)
  const valueOf = (values: ShownDeed['before'], name: DeedValueName) => {
    const value = values?.[name]
    return value === undefined ? t('desk.nothing') : wordFor(t, name, value)
  }
  return (
    <>
      <span className="font-semibold">{t(`desk.deed.${kind}`)}</span>
      {names.map((name) => (
        <span key={name} className="block text-sm text-soft">
          {t('desk.change', {
            name: t(`desk.value.${name}`),
            before: valueOf(before, name),
            after: valueOf(after, name),
          })}
        </span>
      ))}
    </>
  )
}
