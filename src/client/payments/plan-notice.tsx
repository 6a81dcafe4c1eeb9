import { useMutation, useQuery } from '@tanstack/react-query'
import { readerQueries, useAuth } from '../auth/auth-provider.tsx'
import { reportFailure } from '../auth/report-failure.ts'
import { openApi, type Outputs } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { dateText } from './renewal-date.ts'

/** Spec 9: queries about access and the account. */
const accountQueries = {
  retry: 3,
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
  gcTime: 300_000,
} as const

interface PlanNoticeProps {
  /** Also shown while all is well, where Pro is looked after and cancelled. */
  manage: boolean
}

/** For a subscriber whose renewal could not be charged: reading goes on for a while, and the card can be mended. */
export function PlanNotice({ manage }: PlanNoticeProps) {
  const { t, language } = useLanguage()
  const { session } = useAuth()
  const plan = useQuery({
    ...accountQueries,
    queryKey: [...readerQueries, 'plan', session?.uid],
    queryFn: async () => (await openApi()).access.plan.query(),
    enabled: session !== null,
  })
  const portal = useMutation({
    mutationFn: async () => (await openApi()).payments.openBillingPortal.mutate({ language }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError(error) {
      reportFailure('The billing portal could not be opened', error)
      toast({ title: t('auth.error'), description: t('plan.portalFailed'), variant: 'error' })
    },
  })
  const periodText = ({ periodEnd, renews }: Outputs['access']['plan']) => {
    if (periodEnd === null) return ''
    const date = dateText(new Date(periodEnd), language)
    return renews ? t('plan.renews', { date }) : t('plan.ends', { date })
  }
  if (plan.data === undefined) return null
  const pastDue = plan.data.status === 'past_due'
  if (!pastDue && !(manage && plan.data.subscribed)) return null
  const title = pastDue ? t('plan.pastDueTitle') : t('checkoutPro.plan')
  return (
    <aside
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5"
    >
      <p className="max-w-measure text-md">
        <strong className="block">{title}</strong>
        <span className="text-soft">{pastDue ? t('plan.pastDueText') : periodText(plan.data)}</span>
      </p>
      <Button variant="secondary" pending={portal.isPending} onClick={() => portal.mutate()}>
        {pastDue ? t('plan.mendCard') : t('plan.manage')}
      </Button>
    </aside>
  )
}
