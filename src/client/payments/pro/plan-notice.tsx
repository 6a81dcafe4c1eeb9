import { reportFailure } from '../../platform/browser/report-failure.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { profiles } from '../../platform/api/query-profiles.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'

/** For a subscriber whose renewal could not be charged: access continues for a while, and the card can be updated. */
export function PlanNotice() {
  const { t, language } = useLanguage()
  const plan = trpc.access.plan.useQuery(undefined, profiles.other)
  const portal = trpc.payments.openBillingPortal.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError(error) {
      reportFailure('The billing portal could not be opened', error)
      toast({ title: t('auth.error'), description: t('plan.portalFailed'), variant: 'error' })
    },
  })
  if (plan.data?.status !== 'past_due') return null
  return (
    <aside
      aria-label={t('plan.pastDueTitle')}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5"
    >
      <p className="max-w-measure text-md">
        <strong className="block">{t('plan.pastDueTitle')}</strong>
        <span className="text-soft">{t('plan.pastDueText')}</span>
      </p>
      <Button variant="secondary" pending={portal.isPending} onClick={() => portal.mutate({ language })}>
        {t('plan.mendCard')}
      </Button>
    </aside>
  )
}
