import type { FileComparison } from '../../../../shared/admin/guide-file-schemas.ts'
import type { Api } from '../../../platform/api/api.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { ConfirmAction } from '../../actions/confirm-action.tsx'
import { AdminTable } from '../../admin-table.tsx'
import { GuideTitle } from '../../guide-title.tsx'
import { explainGuideProblem } from '../explain-problem.ts'
import { describePriceAndTags } from '../bulk-edit-bar.tsx'
import { ImportProgress, type ImportProgressData } from './import-progress.tsx'

interface FileChangesProps {
  compared: FileComparison
  /** Progress of the import. Undefined unless one is running. */
  progress: ImportProgressData | undefined
  write: (admin: Api['admin'], reason: string) => Promise<void>
}

/** Shows what a file would change, and imports it. */
export function FileChanges({ compared, progress, write }: FileChangesProps) {
  const { t } = useLanguage()
  const { added, changed, unchanged, refused, problems, shown } = compared
  const count = added + changed
  return (
    <div className="mt-6 grid gap-5 text-md">
      <output className="font-semibold">
        {t('admin.files.willDiffer', { added, changed, unchanged, refused })}
      </output>
      {problems.length > 0 && (
        <div>
          <h3 className="text-md font-semibold">{t('admin.files.problems')}</h3>
          <ul className="mt-1 max-h-60 overflow-y-auto text-soft">
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.field} ${problem.reason}`} className="break-words py-0.5">
                {t('admin.files.problem', { line: problem.line, problem: explainGuideProblem(t, problem) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 && (
        <>
          <ChangedGuides shown={shown} />
          {count > shown.length && (
            <p className="text-soft">{t('admin.guides.more', { count: count - shown.length })}</p>
          )}
          <div>
            <ConfirmAction
              name={t('admin.files.write', { count })}
              done={t('admin.files.written', { count })}
              run={(admin, { reason }) => write(admin, reason)}
            >
              <p>{t('admin.files.writeText')}</p>
              {refused > 0 && <p>{t('admin.files.skips', { count: refused })}</p>}
              <ImportProgress progress={progress} />
            </ConfirmAction>
          </div>
        </>
      )}
    </div>
  )
}

function ChangedGuides({ shown }: { shown: FileComparison['shown'] }) {
  const { t } = useLanguage()
  const valuesOf = ({ before, after }: FileComparison['shown'][number]) => {
    const is = describePriceAndTags(after)
    if (before === null) return is
    const was = describePriceAndTags(before)
    return was === is ? undefined : t('admin.guides.beforeAfter', { before: was, after: is })
  }
  return (
    <AdminTable
      label={t('admin.guides.compare')}
      columns={[
        {
          name: t('admin.guides.guide'),
          heads: true,
          render: ({ id, titleEn, titleJa }) => (
            <>
              <GuideTitle titleEn={titleEn} titleJa={titleJa} />{' '}
              <span className="text-soft tabular-nums">#{id}</span>
            </>
          ),
        },
        {
          name: t('admin.what'),
          render: (guide) => (
            <span className="text-soft">
              {guide.before === null
                ? t('admin.guides.new')
                : guide.changed.map((field) => t(`admin.guide.part.${field}`)).join(' · ')}
              <span lang="en" className="block">
                {valuesOf(guide)}
              </span>
            </span>
          ),
        },
      ]}
      rows={shown}
      keyOf={({ id }) => id}
    />
  )
}
