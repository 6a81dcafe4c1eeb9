import { allowedTransitions } from '../../../../shared/guides/editing/guide-states.ts'
import type { RouterOutputs } from '../../../platform/api/api.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { getFormText } from '../../../ui/form/form-data.ts'
import { ConfirmAction } from '../../actions/confirm-action.tsx'

interface StateActionsProps {
  guide: NonNullable<RouterOutputs['guides']['editing']['stored']>
  changed: () => Promise<void>
  /** Whether the editor has unsaved changes. */
  unsaved: boolean
}

/** Buttons for the possible state changes, each with an explanation (B20.50). */
export function GuideStateActions({ guide: { id, state }, changed, unsaved }: StateActionsProps) {
  const { t } = useLanguage()
  if (unsaved) return <p className="text-md text-soft">{t('admin.guide.saveFirst')}</p>
  return (
    <div className="flex flex-wrap gap-3">
      {allowedTransitions[state].map((to) => (
        <ConfirmAction
          key={to}
          name={t(`admin.guide.become.${to}`)}
          done={t(`admin.guide.became.${to}`)}
          {...(to === 'withdrawn' ? {} : { asksReason: false })}
          run={async (admin, { reason }, form) => {
            if (to === 'withdrawn') await admin.withdrawGuide.mutate({ guideId: id, reason })
            else if (to === 'scheduled') {
              const publishAt = new Date(getFormText(form, 'publishAt')).toISOString()
              await admin.changeGuideState.mutate({ id, to, publishAt })
            } else await admin.changeGuideState.mutate({ id, to })
            await changed()
          }}
        >
          <p>{t(`admin.guide.become.${to}.text`)}</p>
          {to === 'scheduled' && (
            <TextField
              label={t('admin.guide.publishAt')}
              hint={t('admin.guide.publishAtHint')}
              name="publishAt"
              type="datetime-local"
              required
            />
          )}
        </ConfirmAction>
      ))}
    </div>
  )
}
