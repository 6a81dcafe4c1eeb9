import type { ReactNode } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import type { Outputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
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

/** Whether the plan is canceled but still runs, so that it can be resumed on Stripe's page. */
const isEnding = ({ subscribed, held, renews, status }: Plan) =>
  subscribed && held === 'live' && !renews && status !== 'past_due'

/** Card, invoices, cancellation and its withdrawal are on a Stripe page, which links back here. */
export function ManagePlan({ plan }: { plan: Plan }) {
  const { t } = useLanguage()
  const ending = isEnding(plan)
  return (
    <BillingPortalButton failed={t('plan.manageFailed')} variant={ending ? 'premium' : 'secondary'}>
      {t(ending ? 'plan.resume' : 'plan.manage')}
    </BillingPortalButton>
  )
}

interface BillingPortalButtonProps {
  failed: string
  variant?: ButtonVariant
  children: ReactNode
}

export function BillingPortalButton({ failed, variant = 'secondary', children }: BillingPortalButtonProps) {
  const { t, language } = useLanguage()
  const open = trpc.payments.openBillingPortal.useMutation({
    onSuccess: ({ url }) => location.assign(url),
    onError(error) {
      reportFailure('The billing portal could not be opened', error)
      toast({ title: t('auth.error'), description: failed, variant: 'error' })
    },
  })
  return (
    <Button variant={variant} pending={open.isPending} onClick={() => open.mutate({ language })}>
      {children}
    </Button>
  )
}
