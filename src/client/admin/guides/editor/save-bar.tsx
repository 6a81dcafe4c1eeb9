import { useLanguage } from '../../../platform/texts/language.tsx'
import { getRefusalCode, getFieldProblems } from '../../../platform/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { explainError } from '../../actions/explain-error.ts'
import { Timestamp } from '../../timestamp.tsx'
import { explainGuideProblem } from '../explain-problem.ts'
import type { GuideEdit } from './use-guide-edit.ts'

/** Shows what is saved, and saves or discards the edit (B20.55). */
export function SaveBar({ edit }: { edit: GuideEdit }) {
  const { t } = useLanguage()
  const { kept, saving, failure, stored, save, drop } = edit
  const refusal = getRefusalCode(failure)
  return (
    <div className="sticky top-16 z-10 -mx-2 border-b border-line bg-canvas px-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button pending={saving} className="needs-script" onClick={() => void save()}>
          {t('profile.save')}
        </Button>
        {kept !== 'saved' && (
          <Button variant="quiet" className="needs-script" onClick={() => void drop()}>
            {t('admin.guide.drop')}
          </Button>
        )}
        <output className="text-md text-soft">
          {(kept !== 'saved' || stored !== null) && t(`admin.guide.kept.${kept}`)}
        </output>
      </div>
      <div role="alert" className="mt-3 empty:hidden">
        {refusal === 'guide-changed' && stored !== null && <Conflict edit={edit} stored={stored} />}
        {failure !== undefined && refusal !== 'guide-changed' && (
          <FormFailure
            text={refusal === 'invalid-input' ? t('admin.guide.invalid') : explainError(t, failure)}
          />
        )}
        {refusal === 'invalid-input' && (
          <ul className="mt-2 text-md">
            {getFieldProblems(failure).map((problem) => (
              <li key={`${problem.field} ${problem.reason}`}>{explainGuideProblem(t, problem)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface ConflictProps {
  edit: GuideEdit
  stored: NonNullable<GuideEdit['stored']>
}

/** Shows a conflict: another editor saved the same part first. Overwriting keeps their version in the history. */
function Conflict({ edit, stored: { version, savedAt, savedBy } }: ConflictProps) {
  const { t } = useLanguage()
  return (
    <div className="rounded-control border border-danger px-3.5 py-3 text-md">
      <p className="font-semibold">
        {t('admin.guide.changed', { who: savedBy ?? t('admin.guide.nobody'), version })}{' '}
        <Timestamp at={savedAt} />
      </p>
      <p className="mt-1">{t('admin.guide.changedText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void edit.save(version)}>
          {t('admin.guide.overwrite')}
        </Button>
        <Button variant="quiet" onClick={() => void edit.drop()}>
          {t('admin.guide.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
