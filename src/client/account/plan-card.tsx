import { paths } from '../../shared/paths.ts'
import { describePlan, isManageablePlan, ManagePlan, type Plan } from '../payments/pro/manage-plan.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LoadFailed } from '../ui/page/load-failed.tsx'

/** Shows the state of the Pro plan, and how to change it. */
export function PlanCard() {
  const { t } = useLanguage()
  const { data, isError, refetch } = trpc.access.plan.useQuery(undefined, queryProfiles.fresh)
  return (
    <Card className="max-w-2xl">
      <h2 className="text-xl">{t('footer.pro')}</h2>
      <div className="mt-3">
        {data !== undefined && <PlanShown plan={data} />}
        {data === undefined && isError && <LoadFailed retry={refetch} />}
        {data === undefined && !isError && <Skeleton className="h-16" />}
      </div>
    </Card>
  )
}

function PlanShown({ plan }: { plan: Plan }) {
  const { t, language } = useLanguage()
  return (
    <div className="grid justify-items-start gap-4">
      <p className={plan.status === 'past_due' ? 'text-danger' : 'text-soft'}>
        {describePlan(plan, t, language)}
      </p>
      {isManageablePlan(plan) ? (
        <ManagePlan plan={plan} />
      ) : (
        <ButtonLink to={paths.subscribe} variant="secondary">
          {t(plan.status === 'ended' ? 'plan.again' : 'plan.about')}
        </ButtonLink>
      )}
    </div>
  )
}
