import { formatMoney } from '../../../../shared/money.ts'
import { bundlePaths } from '../../../../shared/payments/bundle-paths.ts'
import { bundlePriceIn, bundleSize } from '../../../../shared/payments/bundle-price.ts'
import { currencyOf } from '../../../../shared/prices.ts'
import { MemberTexts, useLanguage } from '../../../platform/texts/language.tsx'
import { Link } from '../../../platform/pages/navigation.tsx'

/** The guide together with others of one's choice (B21.75). */
export function Together({ guideId }: { guideId: number }) {
  return (
    <MemberTexts>
      <TogetherLink guideId={guideId} />
    </MemberTexts>
  )
}

function TogetherLink({ guideId }: { guideId: number }) {
  const { t, language } = useLanguage()
  return (
    <Link to={bundlePaths.choose([guideId])} className="mt-3 text-center text-md text-link">
      {t('paywall.together', {
        count: bundleSize,
        price: formatMoney(bundlePriceIn(currencyOf(language))),
      })}
    </Link>
  )
}
