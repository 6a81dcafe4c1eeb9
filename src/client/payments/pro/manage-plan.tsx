import type { ReactNode } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { MemberTexts, useLanguage } from '../../platform/texts/language.tsx'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'

export type Plan = RouterOutputs['access']['plan']

/** Returns whether the user has a plan that can be managed on Stripe's page. */
export const isManageablePlan = ({ subscribed, held, givenUntil }: Plan) =>
  held !== null || (subscribed && givenUntil === null)

/** Describes the state of a plan and when it ends or renews. */
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

/** Returns whether the plan is canceled but still active, so that it can be resumed on Stripe's page. */
const isEnding = ({ subscribed, held, renews, status }: Plan) =>
  subscribed && held === 'live' && !renews && status !== 'past_due'

/** Opens Stripe's page for card, invoices and cancellation, which links back here. */
export function ManagePlan({ plan }: { plan: Plan }) {
  const { t } = useLanguage()
  const ending = isEnding(plan)
  return (
    <BillingPortalButton failed={t('plan.manageFailed')} variant={ending ? 'premium' : 'secondary'}>
      {t(ending ? 'plan.resume' : 'plan.manage')}
    </BillingPortalButton>
  )
}

/** Warns a subscriber whose renewal failed: access continues for a while, and the card can be updated. */
export function FailedRenewalNotice() {
  const { session } = useAuth()
  const plan = trpc.access.plan.useQuery(undefined, { ...queryProfiles.other, enabled: session !== null })
  if (session === null || plan.data?.status !== 'past_due') return null
  return (
    <MemberTexts>
      <PastDue />
    </MemberTexts>
  )
}

function PastDue() {
  const { t } = useLanguage()
  return (
    <div className="page-width pt-6">
      <aside
        aria-label={t('plan.pastDueTitle')}
        className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5"
      >
        <p className="max-w-measure text-md">
          <strong className="block">{t('plan.pastDueTitle')}</strong>
          <span className="text-soft">{t('plan.pastDueText')}</span>
        </p>
        <BillingPortalButton failed={t('plan.portalFailed')}>{t('plan.mendCard')}</BillingPortalButton>
      </aside>
    </div>
  )
}

interface BillingPortalButtonProps {
  failed: string
  variant?: ButtonVariant
  children: ReactNode
}

function BillingPortalButton({ failed, variant = 'secondary', children }: BillingPortalButtonProps) {
  const { t, language } = useLanguage()
  const open = trpc.payments.openBillingPortal.useMutation({
    onSuccess: ({ url }) => location.assign(url),
    onError(error) {
      reportFailure('The billing portal could not be opened', error)
      showToast({ title: t('auth.error'), description: failed, variant: 'error' })
    },
  })
  return (
    <Button variant={variant} pending={open.isPending} onClick={() => open.mutate({ language })}>
      {children}
    </Button>
  )
}
