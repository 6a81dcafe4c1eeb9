import type { ReactNode } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import type { Outputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'

type Plan = Outputs['access']['plan']

/** Whether there is anything to manage at Stripe. */
export const isOwnPlan = ({ subscribed, held, givenUntil }: Plan) =>
  held !== null || (subscribed && givenUntil === null)

/** What a plan gives its reader now, and until when. */
export function describePlan(
  { subscribed, status, periodEnd, renews, held, givenUntil, givenWaits }: Plan,
  t: Translate,
  language: PageLanguage,
): string {
  const date = periodEnd === null ? '' : formatDay(language, new Date(periodEnd))
  if (givenUntil !== null && held === null)
    return t('plan.given', { date: formatDay(language, new Date(givenUntil)) })
  if (givenWaits) return t('plan.givenWaits', { date })
  if (held === 'disputed') return t('plan.disputed')
  if (status === 'past_due') return t('plan.pastDue')
  if (subscribed) return renews ? t('plan.renews', { date }) : t('plan.ends', { date })
  return status === 'ended' ? t('plan.ended') : t('plan.none')
}

/** Card, invoices and cancellation are on a Stripe page, which links back here. */
export function ManagePlan() {
  const { t } = useLanguage()
  return <BillingPortalButton failed={t('plan.manageFailed')}>{t('plan.manage')}</BillingPortalButton>
}

export function BillingPortalButton({ failed, children }: { failed: string; children: ReactNode }) {
  const { t, language } = useLanguage()
  const open = trpc.payments.openBillingPortal.useMutation({
    onSuccess: ({ url }) => location.assign(url),
    onError(error) {
      reportFailure('The billing portal could not be opened', error)
      toast({ title: t('auth.error'), description: failed, variant: 'error' })
    },
  })
  return (
    <Button variant="secondary" pending={open.isPending} onClick={() => open.mutate({ language })}>
      {children}
    </Button>
  )
}
