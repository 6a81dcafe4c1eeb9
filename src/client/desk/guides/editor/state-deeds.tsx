import { nextStates } from '../../../../shared/guides/editing/guide-states.ts'
import type { Outputs } from '../../../platform/api/api.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { textOf } from '../../../ui/form/form-data.ts'
import { DeedButton } from '../../deeds/deed-button.tsx'

interface StateDeedsProps {
  guide: NonNullable<Outputs['guides']['editing']['stored']>
  changed: () => Promise<void>
  /** Something is written that the guide on sale would not have. */
  unsaved: boolean
}

/** What the guide can become, each with what that means (B20.50). */
export function StateDeeds({ guide: { id, state }, changed, unsaved }: StateDeedsProps) {
  const { t } = useLanguage()
  if (unsaved) return <p className="text-md text-soft">{t('desk.guide.saveFirst')}</p>
  return (
    <div className="flex flex-wrap gap-3">
      {nextStates[state].map((to) => (
        <DeedButton
          key={to}
          name={t(`desk.guide.become.${to}`)}
          done={t(`desk.guide.became.${to}`)}
          {...(to === 'withdrawn' ? {} : { why: false })}
          work={async (desk, { form, reason }) => {
            if (to === 'withdrawn') await desk.withdrawGuide.mutate({ guideId: id, reason })
            else if (to === 'scheduled') {
              const publishAt = new Date(textOf(form, 'publishAt')).toISOString()
              await desk.changeGuideState.mutate({ id, to, publishAt })
            } else await desk.changeGuideState.mutate({ id, to })
            await changed()
          }}
        >
          <p>{t(`desk.guide.become.${to}.text`)}</p>
          {to === 'scheduled' && (
            <TextField
              label={t('desk.guide.publishAt')}
              hint={t('desk.guide.publishAtHint')}
              name="publishAt"
              type="datetime-local"
              required
            />
          )}
        </DeedButton>
      ))}
    </div>
  )
}
