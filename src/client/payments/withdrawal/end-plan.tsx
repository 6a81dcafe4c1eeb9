import { formatDay } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { profiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'

/** One button that ends the plan with the month that is paid; emails about charges lead here (B8.64). */
export function EndPlan() {
  const { t, language } = useLanguage()
  const { access } = trpc.useUtils()
  const plan = trpc.access.plan.useQuery(undefined, { ...profiles.other, staleTime: 0 })
  const end = trpc.payments.endPlan.useMutation({ onSuccess: () => access.plan.invalidate() })
  if (plan.isError) return <LoadFailed retry={() => void plan.refetch()} />
  if (plan.data === undefined) return <PageSkeleton />
  const { periodEnd, renews, held, subscribed } = plan.data
  const date = periodEnd === null ? '' : formatDay(language, new Date(periodEnd))
  if (held === null || (!renews && !subscribed)) return <p>{t('withdraw.plan.none')}</p>
  if (!renews)
    return (
      <output className="grid justify-items-start gap-4">
        {t('withdraw.plan.ends', { date })}
        <ButtonLink to={paths.profile} variant="secondary">
          {t('profile.title')}
        </ButtonLink>
      </output>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('withdraw.plan.renews', { date })}</p>
      <FormAlert text={end.isError ? t('withdraw.failed') : undefined} />
      <Button pending={end.isPending} onClick={() => end.mutate()}>
        {t('withdraw.plan.action')}
      </Button>
    </div>
  )
}
