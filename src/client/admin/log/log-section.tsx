import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { auditValueNames, type AuditValueName } from '../../../shared/admin/audit-log.ts'
import { paths } from '../../../shared/paths.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Timestamp } from '../timestamp.tsx'
import { formatAuditValue } from './format-audit-value.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { QuerySection } from '../section.tsx'
import { OlderLink, parsePageInput } from '../pagination.tsx'

type AuditEntry = RouterOutputs['admin']['log']['entries'][number]

interface AuditLogTableProps {
  entries: readonly AuditEntry[]
  /** Id of the user whose page shows the table. Entries then don't link to that user. */
  readerId?: number
}

/** Shows entries of the audit log. */
export function AuditLogTable({ entries, readerId }: AuditLogTableProps) {
  const { t } = useLanguage()
  return (
    <AdminTable
      label={t('admin.log.table')}
      columns={[
        { name: t('admin.when'), render: ({ happenedAt }) => <Timestamp at={happenedAt} /> },
        {
          name: t('admin.who'),
          render: ({ operator }) => (
            <span className="inline-block wrap-anywhere md:min-w-44">{operator}</span>
          ),
        },
        {
          name: t('admin.what'),
          heads: true,
          render: (entry) => (
            <>
              <span className="font-semibold">{t(`admin.action.${entry.kind}`)}</span>
              <About userId={entry.userId === readerId ? null : entry.userId} guideId={entry.guideId} />
              <Values entry={entry} />
            </>
          ),
        },
        { name: t('admin.why'), render: ({ reason }) => reason },
      ]}
      rows={entries}
      keyOf={({ id }) => id}
      empty={t('admin.log.empty')}
    />
  )
}

function About({ userId, guideId }: Pick<AuditEntry, 'userId' | 'guideId'>) {
  const { t } = useLanguage()
  if (userId === null && guideId === null) return null
  return (
    <span className="flex flex-wrap gap-x-4 text-sm">
      {userId !== null && (
        <Link to={adminPaths.reader(userId)} className="text-link">
          {t('admin.log.reader', { id: String(userId) })}
        </Link>
      )}
      {guideId !== null && (
        <Link to={paths.guide(guideId)} className="text-link">
          {t('admin.log.guide', { id: String(guideId) })}
        </Link>
      )}
    </span>
  )
}

/** Lists the recorded values: before and after for a change, one of them otherwise. */
function Values({ entry: { before, after } }: { entry: AuditEntry }) {
  const { t, language } = useLanguage()
  const describe = (name: AuditValueName) => {
    const [was, is] = [before, after].map((values) => {
      const value = values?.[name]
      return value === undefined ? undefined : formatAuditValue(name, t, value, language)
    })
    if (was === undefined && is === undefined) return undefined
    const label = t(`admin.value.${name}`)
    return was === undefined || was === is || after === null
      ? t('admin.value', { name: label, value: is ?? was ?? '' })
      : t('admin.change', { name: label, before: was, after: is ?? t('admin.nothing') })
  }
  return auditValueNames
    .map(describe)
    .filter((text) => text !== undefined)
    .map((text) => (
      <span key={text} className="block text-sm text-soft">
        {text}
      </span>
    ))
}

/** Lists the audit log, the newest first (B20.6). */
export function LogSection() {
  const { t } = useLanguage()
  const log = trpc.admin.log.useQuery(parsePageInput(useQueryString()), { staleTime: 0 })
  return (
    <QuerySection title={t('admin.section.log')} text={t('admin.log.text')} from={log}>
      {({ entries, next }) => (
        <>
          <AuditLogTable entries={entries} />
          <OlderLink path={adminPaths.log} next={next} />
        </>
      )}
    </QuerySection>
  )
}
