import type { ApiErrorCode } from '../../../../shared/errors.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { getRefusalCode, getFieldProblems, type RouterOutputs } from '../../../platform/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
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
        {refusal === 'guide-changed' && stored !== null && (
          <Conflict stored={stored} overwrite={() => void save(stored.version)} drop={() => void drop()} />
        )}
        {failure !== undefined && refusal !== 'guide-changed' && (
          <FormFailure text={refusal === undefined ? t('admin.confirm.noAnswer') : explain(refusal)} />
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

  function explain(code: ApiErrorCode): string {
    return t(code === 'invalid-input' ? 'admin.guide.invalid' : `refusal.${code}`)
  }
}

interface ConflictProps {
  stored: NonNullable<RouterOutputs['guides']['editing']['stored']>
  overwrite: () => void
  drop: () => void
}

/** Shows a conflict: another editor saved the same part first. Overwriting keeps their version in the history. */
function Conflict({ stored: { version, savedAt, savedBy }, overwrite, drop }: ConflictProps) {
  const { t } = useLanguage()
  return (
    <div className="rounded-control border border-danger px-3.5 py-3 text-md">
      <p className="font-semibold">
        {t('admin.guide.changed', { who: savedBy ?? t('admin.guide.nobody'), version })}{' '}
        <Timestamp at={savedAt} />
      </p>
      <p className="mt-1">{t('admin.guide.changedText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={overwrite}>
          {t('admin.guide.overwrite')}
        </Button>
        <Button variant="quiet" onClick={drop}>
          {t('admin.guide.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
