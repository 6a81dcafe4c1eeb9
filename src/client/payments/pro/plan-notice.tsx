import { profiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { BillingPortalButton } from './manage-plan.tsx'

/** For a subscriber whose renewal could not be charged: access continues for a while, and the card can be updated. */
export function PlanNotice() {
  const { t } = useLanguage()
  const plan = trpc.access.plan.useQuery(undefined, profiles.other)
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
      <BillingPortalButton failed={t('plan.portalFailed')}>{t('plan.mendCard')}</BillingPortalButton>
    </aside>
  )
}
