import { useCallback, useEffect, useRef } from 'react'
import { AccessContext } from '../../access/shown-access.ts'
import { useGuideAccess } from '../../access/use-guide-access.ts'
import { CheckoutNotice, HostedCheckout } from '../../payments/checkout/hosted/hosted-checkout.tsx'
import { FailedRenewalNotice } from '../../payments/pro/manage-plan.tsx'
import { trpc } from '../../platform/api/trpc.ts'
import { buildGuideInput } from './article/reading-view.ts'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'
import { useQueryString, Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { formatMoney } from '../../../shared/money.ts'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { getBundlePrice, bundleSize } from '../../../shared/payments/bundle-price.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import { GuideArticle } from './guide-article.tsx'
import { FreePick } from './paywall/free-pick.tsx'
import { MemberPaywallContext } from './paywall/member-paywall.ts'

export { OfflineCopy } from './offline-copy.tsx'

interface MemberGuideProps {
  id: number
  guide: ShownGuide
  /** True while the guide is being fetched. */
  asking: boolean
}

/** Shows the guide to signed-in users and after a return from a payment, where access can change while the page is open. */
export function MemberGuide({ id, guide, asking }: MemberGuideProps) {
  const access = useGuideAccess(id, guide, useAsk(id))
  return (
    <AccessContext value={{ ...access, verifying: access.verifying || asking }}>
      <FailedRenewalNotice />
      <MemberPaywallContext value={paywall}>
        <GuideArticle guide={access.blocked ? withoutBody(guide) : guide} />
      </MemberPaywallContext>
    </AccessContext>
  )
}

const paywall = { CheckoutNotice, HostedCheckout, FreePick, Together }

/** Removes the body after a checkout that was started but not completed (B5.14). */
function withoutBody(guide: ShownGuide): ShownGuide {
  return { ...guide, access: 'locked', grounds: null, freePick: false, body: null }
}

/** Returns a function that refetches the guide. It stays the same across languages, so that an access check does not restart. */
function useAsk(guideId: number) {
  const { language } = useLanguage()
  const input = buildGuideInput(guideId, language, useQueryString())
  const shown = useRef(input)
  useEffect(() => {
    shown.current = input
  })
  const { guides, access } = trpc.useUtils()
  return useCallback(async () => {
    const answer = await guides.find.fetch(shown.current, { staleTime: 0 })
    await access.owned.invalidate()
    return answer
  }, [guides, access])
}

/** Offers the guide as part of a bundle (B21.75). */
function Together({ guideId }: { guideId: number }) {
  const { t, language } = useLanguage('members')
  return (
    <Link to={bundlePaths.choose([guideId])} className="text-link">
      {t('paywall.together', {
        count: bundleSize,
        price: formatMoney(getBundlePrice(getPageCurrency(language))),
      })}
    </Link>
  )
}
