import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { parsePageInput } from '../list-input.ts'
import { QueryResult } from '../query-result.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { OlderLink } from '../pagination.tsx'
import { AuditLogTable } from './audit-log-table.tsx'

/** Lists the audit log, the newest first (B20.6). */
export function LogSection() {
  const { t } = useLanguage()
  const log = trpc.admin.log.useQuery(parsePageInput(useQueryString()), { staleTime: 0 })
  return (
    <SectionHeading title={t('admin.section.log')} text={t('admin.log.text')}>
      <QueryResult from={log}>
        {({ entries, next }) => (
          <>
            <AuditLogTable entries={entries} />
            {next !== null && <OlderLink to={`${adminPaths.log}?before=${next}`} />}
          </>
        )}
      </QueryResult>
    </SectionHeading>
  )
}
