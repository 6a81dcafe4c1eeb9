import { formatDay } from '../../shared/dates.ts'
import type { Translate } from '../../shared/texts/translate.ts'
import type { PageLanguage } from '../../shared/languages.ts'
import { paths } from '../../shared/paths.ts'
import { reportFailure } from '../platform/browser/report-failure.ts'
import type { Outputs } from '../platform/api/api.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { profiles } from '../platform/api/query-profiles.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast-store.ts'
import { LoadFailed } from '../ui/page/load-failed.tsx'

type Plan = Outputs['access']['plan']

/** The current state of the Pro plan, and how to change it. */
export function PlanCard() {
  const { t } = useLanguage()
  const { data, isError, refetch } = trpc.access.plan.useQuery(undefined, { ...profiles.other, staleTime: 0 })
  return (
    <Card className="max-w-2xl">
      <h2 className="text-xl">{t('plan.title')}</h2>
      <div className="mt-3">
        {data !== undefined && <PlanShown plan={data} />}
        {data === undefined && isError && <LoadFailed retry={() => void refetch()} />}
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
        {describe(plan, t, language)}
      </p>
      {plan.subscribed || plan.held !== null ? (
        <ManagePlan />
      ) : (
        <ButtonLink to={paths.subscribe} variant="secondary">
          {t('plan.about')}
        </ButtonLink>
      )}
    </div>
  )
}

function describe(
  { subscribed, status, periodEnd, renews, held }: Plan,
  t: Translate,
  language: PageLanguage,
) {
  const date = periodEnd === null ? '' : formatDay(language, new Date(periodEnd))
  if (held === 'disputed') return t('plan.disputed')
  if (status === 'past_due') return t('plan.pastDue')
  if (subscribed) return renews ? t('plan.renews', { date }) : t('plan.ends', { date })
  return status === 'ended' ? t('plan.ended') : t('plan.none')
}

/** Card, invoices and cancellation are on a Stripe page, which links back here. */
function ManagePlan() {
  const { t, language } = useLanguage()
  const open = trpc.payments.openBillingPortal.useMutation({
    onSuccess: ({ url }) => location.assign(url),
    onError(error) {
      reportFailure('The billing portal could not be opened', error)
      toast({ title: t('auth.error'), description: t('plan.manageFailed'), variant: 'error' })
    },
  })
  return (
    <Button variant="secondary" pending={open.isPending} onClick={() => open.mutate({ language })}>
      {t('plan.manage')}
    </Button>
  )
}
