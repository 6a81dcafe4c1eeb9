import { useMutation, useQuery } from '@tanstack/react-query'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { openApi, queryFor } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { profiles } from '../../platform/api/query-profiles.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'

/** For a subscriber whose renewal could not be charged: reading goes on for a while, and the card can be mended. */
export function PlanNotice() {
  const { t, language } = useLanguage()
  const plan = useQuery({ ...profiles.other, ...queryFor('access.plan') })
  const portal = useMutation({
    mutationFn: async () => (await openApi()).payments.openBillingPortal.mutate({ language }),
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
      <Button variant="secondary" pending={portal.isPending} onClick={() => portal.mutate()}>
        {t('plan.mendCard')}
      </Button>
    </aside>
  )
}
