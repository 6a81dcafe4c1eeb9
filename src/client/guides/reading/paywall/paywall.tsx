import { use, type ReactNode } from 'react'
import { useShownAccess } from '../../../access/shown-access.ts'
import { AccessCheckNotice } from '../../../access/access-check-notice.tsx'
import { formatMoney } from '../../../../shared/money.ts'
import { getPageCurrency, getGuidePrice, getProPrice } from '../../../../shared/prices.ts'
import { paths } from '../../../../shared/paths.ts'
import { useAuth } from '../../../auth/session/session-provider.tsx'
import { MemberTexts, useLanguage } from '../../../platform/texts/language.tsx'
import { Link } from '../../../platform/pages/navigation.tsx'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'
import { MemberPaywallContext } from './member-paywall.ts'
import { BuyLink, SignUpLink } from './buy-links.tsx'

/** Shows the three ways to get access, each with what happens next. */
export function Paywall({ guide }: { guide: ShownGuide }) {
  const { card, freePick, proCurrency } = guide
  const { t, language } = useLanguage()
  const { session } = useAuth()
  const member = use(MemberPaywallContext)
  const { verifying, checkoutInitiated, pendingCheckout } = useShownAccess()
  const freeOffered = session === null || freePick
  const guideMoney = getGuidePrice(getPageCurrency(language), card)
  const proMoney = getProPrice(proCurrency ?? getPageCurrency(language))
  const [price, proPrice] = [formatMoney(guideMoney), formatMoney(proMoney)]
  return (
    <section aria-labelledby="paywall" className="mt-4 border-t border-line pt-10 print:hidden">
      <h2 id="paywall" className="text-2xl">
        {t('paywall.title')}
      </h2>
      {guide.inside.length > 0 && (
        <ul aria-label={t('paywall.locked')} className="mt-2 flex flex-wrap gap-x-6">
          {guide.inside.map(({ part, count }) => (
            <li key={part}>{t(`paywall.${part}`, { count })}</li>
          ))}
        </ul>
      )}
      {member !== null && (checkoutInitiated !== undefined || pendingCheckout) && (
        <MemberTexts>
          <member.CheckoutNotice card={card} proPrice={proMoney} />
        </MemberTexts>
      )}
      {verifying && (
        <div className="absolute mt-8">
          <AccessCheckNotice />
        </div>
      )}
      <div
        className={`mt-8 grid gap-5 ${verifying ? 'invisible' : ''} ${freeOffered ? 'lg:grid-cols-3' : 'md:grid-cols-2'}`}
      >
        {freeOffered && (
          <PaywallChoice name={t('paywall.free')} price={t('paywall.freePrice')} next={t('paywall.freeNext')}>
            {freePick && member !== null ? (
              <member.FreePick guideId={card.id} />
            ) : (
              <SignUpLink guideId={card.id}>{t('paywall.freeAction')}</SignUpLink>
            )}
          </PaywallChoice>
        )}
        <PaywallChoice
          emphasised
          name={t('paywall.one')}
          price={t('paywall.onePrice', { price })}
          next={t('paywall.oneNext')}
        >
          <BuyLink guideId={card.id} price={guideMoney}>
            {t('paywall.oneAction', { price })}
          </BuyLink>
        </PaywallChoice>
        <PaywallChoice
          name={t('paywall.all')}
          price={t('paywall.allPrice', { price: proPrice })}
          next={t('paywall.allNext')}
        >
          <BuyLink pro guideId={card.id} price={proMoney}>
            {t('paywall.allAction', { price: proPrice })}
          </BuyLink>
        </PaywallChoice>
      </div>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-md text-soft">
        <Link to={`${paths.gifts}?guide=${card.id}`} className="text-link">
          {t('paywall.gift')}
        </Link>
        {member !== null && <member.Together guideId={card.id} />}
        <Link to={paths.refunds} className="text-link">
          {t('footer.refunds')}
        </Link>
        <p>
          {t('paywall.help')}{' '}
          <Link to={paths.contact} className="text-link">
            {t('paywall.helpLink')}
          </Link>
        </p>
      </div>
    </section>
  )
}

interface PaywallChoiceProps {
  name: string
  price: string
  /** Text that says what happens after the choice. */
  next: string
  emphasised?: boolean
  children: ReactNode
}

function PaywallChoice({ name, price, next, emphasised = false, children }: PaywallChoiceProps) {
  return (
    <div
      className={`flex flex-col rounded-card border p-6 ${emphasised ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <h3 className="text-md font-semibold text-soft">{name}</h3>
      <p className="mt-1 text-xl font-semibold tabular-nums">{price}</p>
      <p className="mt-3 mb-6 text-md text-soft">{next}</p>
      <div className="mt-auto grid">{children}</div>
    </div>
  )
}
