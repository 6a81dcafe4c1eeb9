import { paths } from '../../../shared/paths.ts'
import type { Outputs } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { describePlan, isOwnPlan, ManagePlan } from './manage-plan.tsx'
import { ProBenefits } from './pro-benefits.tsx'

/** What a Pro reader sees instead of the offer. */
export function ProReader({ plan }: { plan: Outputs['access']['plan'] }) {
  const { t, language } = useLanguage()
  return (
    <section className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-16">
      <div className="md:pt-8">
        <p className="text-md font-semibold text-premium">{t('subscribe.plan')}</p>
        <h1 className="mt-2 text-3xl">{t('subscribe.owned')}</h1>
        <p className="mt-4 max-w-measure text-soft">{describePlan(plan, t, language)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.guides}>{t('checkoutPro.toGuides')}</ButtonLink>
          {isOwnPlan(plan) && <ManagePlan />}
        </div>
      </div>
      <Card>
        <h2 className="mb-4 text-base">{t('subscribe.benefits')}</h2>
        <ProBenefits />
      </Card>
    </section>
  )
}
