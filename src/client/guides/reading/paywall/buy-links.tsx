import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Money } from '../../../../shared/money.ts'
import { paths } from '../../../../shared/paths.ts'
import { useAuth } from '../../../auth/session/session-provider.tsx'
import { signUpEvent } from '../../../auth/session/sign-up-intent.ts'
import { pressInstead } from '../../../ui/press-instead.ts'
import { MemberTexts } from '../../../platform/texts/language.tsx'
import { Link } from '../../../platform/pages/navigation.tsx'
import { useHydrated } from '../../../platform/browser/use-hydrated.ts'
import type { HostedCheckoutProps } from '../../../payments/checkout/hosted/hosted-checkout.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** Only members pay, so guests do not load it. */
const HostedCheckout = lazy(async () => ({
  default: (await import('../../../payments/checkout/hosted/hosted-checkout.tsx')).HostedCheckout,
}))

interface BuyLinkProps {
  /** The guide whose page this is. */
  guideId: number
  price: Money
  children: ReactNode
}

/** Members pay on Stripe's page, guests first sign up for it; without script the checkout page takes over. */
export function BuyGuideLink({ guideId, price, children }: BuyLinkProps) {
  const { session } = useAuth()
  if (session === null) {
    const signUp = pressInstead(() => askToSignUp({ guideId }), 'account')
    return (
      <Link to={paths.checkout(guideId)} className={buttonClass('primary')} {...signUp}>
        {children}
      </Link>
    )
  }
  return (
    <MemberBuyLink offer={{ mode: 'payment', guideId }} guideId={guideId} price={price} variant="primary">
      {children}
    </MemberBuyLink>
  )
}

export function SubscribeLink({ guideId, price, children }: BuyLinkProps) {
  const { session } = useAuth()
  if (session === null) {
    const signUp = pressInstead(() => askToSignUp({ guideId, subscriptionFlow: true }), 'account')
    return (
      <Link to={paths.subscribe} className={buttonClass('secondary')} {...signUp}>
        {children}
      </Link>
    )
  }
  return (
    <MemberBuyLink offer={{ mode: 'subscription' }} guideId={guideId} price={price} variant="secondary">
      {children}
    </MemberBuyLink>
  )
}

export function SignUpLink({ children }: { children: ReactNode }) {
  const { openSignUp } = useAuth()
  return (
    <Link
      to={paths.login}
      className={buttonClass('secondary')}
      {...pressInstead(() => openSignUp(), 'account')}
    >
      {children}
    </Link>
  )
}

/** A plain link until the code for more is here; a press that comes earlier is kept for it. */
function MemberBuyLink({
  offer,
  guideId,
  price,
  variant,
  children,
}: BuyLinkProps & Pick<HostedCheckoutProps, 'offer' | 'variant'>) {
  const hydrated = useHydrated()
  const [pressed, setPressed] = useState(false)
  const plain = (
    <Link
      to={offer.mode === 'payment' ? paths.checkout(offer.guideId) : paths.checkoutProFrom(guideId)}
      className={buttonClass(variant)}
      {...pressInstead(() => setPressed(true))}
    >
      {children}
    </Link>
  )
  if (!hydrated) return plain
  return (
    <Suspense fallback={plain}>
      <MemberTexts>
        <HostedCheckout offer={offer} guideId={guideId} price={price} variant={variant} pressed={pressed}>
          {children}
        </HostedCheckout>
      </MemberTexts>
    </Suspense>
  )
}

function askToSignUp(detail: { guideId: number; subscriptionFlow?: true }): void {
  window.dispatchEvent(new CustomEvent(signUpEvent, { detail }))
}
