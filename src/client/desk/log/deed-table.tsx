import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { deedValueNames, type DeedValueName } from '../../../shared/desk/deeds.ts'
import type { ShownDeed } from '../../../shared/desk/desk-schemas.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Moment } from '../moment.tsx'
import { sayValue } from './say-value.ts'

interface DeedTableProps {
  deeds: readonly ShownDeed[]
  /** On whose page it stands. */
  readerId?: number
}

/** Entries of the audit log. */
export function DeedTable({ deeds, readerId }: DeedTableProps) {
  const { t } = useLanguage()
  return (
    <DeskTable
      label={t('desk.log.table')}
      columns={[
        { name: t('desk.when'), render: ({ happenedAt }) => <Moment at={happenedAt} /> },
        {
          name: t('desk.who'),
          render: ({ operator }) => (
            <span className="inline-block wrap-anywhere md:min-w-44">{operator}</span>
          ),
        },
        {
          name: t('desk.what'),
          heads: true,
          render: (deed) => (
            <>
              <span className="font-semibold">{t(`desk.deed.${deed.kind}`)}</span>
              <About userId={deed.userId === readerId ? null : deed.userId} guideId={deed.guideId} />
              <Values deed={deed} />
            </>
          ),
        },
        { name: t('desk.why'), render: ({ reason }) => reason },
      ]}
      rows={deeds}
      keyOf={({ id }) => id}
      empty={t('desk.log.empty')}
    />
  )
}

function About({ userId, guideId }: Pick<ShownDeed, 'userId' | 'guideId'>) {
  const { t } = useLanguage()
  if (userId === null && guideId === null) return null
  return (
    <span className="flex flex-wrap gap-x-4 text-sm">
      {userId !== null && (
        <Link to={deskPaths.reader(userId)} className="text-link">
          {t('desk.log.reader', { id: String(userId) })}
        </Link>
      )}
      {guideId !== null && (
        <Link to={paths.guide(guideId)} className="text-link">
          {t('desk.log.guide', { id: String(guideId) })}
        </Link>
      )}
    </span>
  )
}

/**
 * What an action changed and what it was about: a new value, an unchanged one, or one that was recorded on one side
 * only.
 */
function Values({ deed: { before, after } }: { deed: ShownDeed }) {
  const { t, language } = useLanguage()
  const said = (name: DeedValueName) => {
    const [was, is] = [before, after].map((values) => {
      const value = values?.[name]
      return value === undefined ? undefined : sayValue(name, t, value, language)
    })
    if (was === undefined && is === undefined) return undefined
    const of = t(`desk.value.${name}`)
    return was === undefined || was === is || after === null
      ? t('desk.value', { name: of, value: is ?? was ?? '' })
      : t('desk.change', { name: of, before: was, after: is ?? t('desk.nothing') })
  }
  return deedValueNames
    .map(said)
    .filter((text) => text !== undefined)
    .map((text) => (
      <span key={text} className="block text-sm text-soft">
        {text}
      </span>
    ))
}
