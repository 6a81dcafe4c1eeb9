import type { FileCompared } from '../../../../shared/desk/guide-file-schemas.ts'
import type { Api } from '../../../platform/api/api.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { DeedButton } from '../../deeds/deed-button.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { OwnTitle } from '../../own-title.tsx'
import { explainProblem } from '../explain-problem.ts'
import { described } from '../many-bar.tsx'
import { WorkProgress, type Work } from './work-progress.tsx'

interface ComparedProps {
  compared: FileCompared
  /** The work that is under way, while it is written. */
  work: Work | undefined
  write: (desk: Api['desk'], reason: string) => Promise<void>
}

/** What a file would change, with the press that writes it. */
export function Compared({ compared, work, write }: ComparedProps) {
  const { t } = useLanguage()
  const { added, changed, unchanged, refused, problems, shown } = compared
  const count = added + changed
  return (
    <div className="mt-6 grid gap-5 text-md">
      <output className="font-semibold">
        {t('desk.files.willDiffer', { added, changed, unchanged, refused })}
      </output>
      {problems.length > 0 && (
        <div>
          <h3 className="text-md font-semibold">{t('desk.files.problems')}</h3>
          <ul className="mt-1 max-h-60 overflow-y-auto text-soft">
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.field} ${problem.reason}`} className="break-words py-0.5">
                {t('desk.files.problem', { line: problem.line, problem: explainProblem(t, problem) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 && (
        <>
          <Differences shown={shown} />
          {count > shown.length && (
            <p className="text-soft">{t('desk.guides.more', { count: count - shown.length })}</p>
          )}
          <div>
            <DeedButton
              name={t('desk.files.write', { count })}
              done={t('desk.files.written', { count })}
              work={(desk, { reason }) => write(desk, reason)}
            >
              <p>{t('desk.files.writeText')}</p>
              {refused > 0 && <p>{t('desk.files.skips', { count: refused })}</p>}
              <WorkProgress work={work} />
            </DeedButton>
          </div>
        </>
      )}
    </div>
  )
}

function Differences({ shown }: { shown: FileCompared['shown'] }) {
  const { t } = useLanguage()
  const valuesOf = ({ before, after }: FileCompared['shown'][number]) => {
    const values = { before: before === null ? '' : described(before), after: described(after) }
    if (before === null) return values.after
    return values.before === values.after ? undefined : t('desk.guides.beforeAfter', values)
  }
  return (
    <DeskTable
      label={t('desk.files.compare')}
      columns={[
        {
          name: t('desk.guides.guide'),
          heads: true,
          render: ({ id, titleEn, titleJa }) => (
            <>
              <OwnTitle titleEn={titleEn} titleJa={titleJa} />{' '}
              <span className="text-soft tabular-nums">#{id}</span>
            </>
          ),
        },
        {
          name: t('desk.what'),
          render: (guide) => (
            <span className="text-soft">
              {guide.before === null
                ? t('desk.files.isNew')
                : guide.changed.map((field) => t(`desk.guide.part.${field}`)).join(' · ')}
              <span lang="en" className="block">
                {valuesOf(guide)}
              </span>
            </span>
          ),
        },
      ]}
      rows={shown}
      keyOf={({ id }) => id}
      empty={null}
    />
  )
}
