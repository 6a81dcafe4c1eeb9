import { deedValueNames, type DeedValueName } from '../../../shared/desk/deeds.ts'
import type { ShownDeed } from '../../../shared/desk/desk-schemas.ts'
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

function What({ deed: { kind, before, after } }: { deed: ShownDeed }) {
  const { t } = useLanguage()
  const names = deedValueNames.filter((name) => before?.[name] !== undefined || after?.[name] !== undefined)
  const valueOf = (values: ShownDeed['before'], name: DeedValueName) => values?.[name] ?? t('desk.nothing')
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
