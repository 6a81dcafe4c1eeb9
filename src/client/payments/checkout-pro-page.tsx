import { currencyOf, formatMoney, proPriceIn } from '../../shared/money.ts'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { HelpLine } from './help-line.tsx'
import { PaymentNotice } from './payment-frame.tsx'
import { ProBenefits } from './pro-benefits.tsx'

export function CheckoutProPage() {
  const { t, language } = useLanguage()
  const price = t('subscribe.price', { price: formatMoney(proPriceIn(currencyOf(language))) })
  return (
    <CheckoutFrame
      heading={t('checkoutPro.heading')}
      title={t('checkoutPro.title')}
      bought={{ name: t('checkoutPro.plan'), price }}
      summary={<PlanSummary price={price} />}
    >
      <PaymentNotice title={t('checkoutPro.soonTitle')} text={t('checkoutPro.soonText')}>
        <ButtonLink to={paths.guides} variant="secondary">
          {t('checkoutPro.single')}
        </ButtonLink>
      </PaymentNotice>
    </CheckoutFrame>
  )
}

function PlanSummary({ price }: { price: string }) {
  const { t } = useLanguage()
  return (
    <div className="grid gap-8">
      <div className="hidden md:block">
        <h2 className="text-md font-normal text-soft">{t('checkoutPro.plan')}</h2>
        <p className="mt-2 text-xl font-semibold tabular-nums">{price}</p>
      </div>
      <ProBenefits />
      <p className="text-md text-soft">{t('subscribe.terms')}</p>
      <HelpLine />
    </div>
  )
}
