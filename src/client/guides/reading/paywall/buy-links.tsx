import { use, type ReactNode } from 'react'
import type { Money } from '../../../../shared/money.ts'
import { paths } from '../../../../shared/paths.ts'
import { useAuth } from '../../../auth/session/session-provider.tsx'
import { signUpEvent } from '../../../auth/session/sign-up-intent.ts'
import { pressInstead } from '../../../ui/press-instead.ts'
import { MemberTexts } from '../../../platform/texts/language.tsx'
import { Link } from '../../../platform/pages/navigation.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { MemberPaywallContext } from './member-paywall.ts'

interface BuyLinkProps {
  /** The guide whose page this is. */
  guideId: number
  price: Money
  children: ReactNode
}

/** Members pay on Stripe's page, guests first sign up for it; without script the checkout page takes over. */
export function BuyGuideLink({ guideId, price, children }: BuyLinkProps) {
  const { session } = useAuth()
  const member = use(MemberPaywallContext)
  if (session === null || member === null) {
    const signUp = pressInstead(() => askToSignUp({ guideId }), 'account')
    return (
      <Link to={paths.checkout(guideId)} className={buttonClass('primary')} {...signUp}>
        {children}
      </Link>
    )
  }
  return (
    <MemberTexts>
      <member.HostedCheckout
        offer={{ mode: 'payment', guideId }}
        guideId={guideId}
        price={price}
        variant="primary"
      >
        {children}
      </member.HostedCheckout>
    </MemberTexts>
  )
}

export function SubscribeLink({ guideId, price, children }: BuyLinkProps) {
  const { session } = useAuth()
  const member = use(MemberPaywallContext)
  if (session === null || member === null) {
    const signUp = pressInstead(() => askToSignUp({ guideId, subscriptionFlow: true }), 'account')
    return (
      <Link to={paths.subscribe} className={buttonClass('secondary')} {...signUp}>
        {children}
      </Link>
    )
  }
  return (
    <MemberTexts>
      <member.HostedCheckout
        offer={{ mode: 'subscription' }}
        guideId={guideId}
        price={price}
        variant="secondary"
      >
        {children}
      </member.HostedCheckout>
    </MemberTexts>
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

function askToSignUp(detail: { guideId: number; subscriptionFlow?: true }): void {
  window.dispatchEvent(new CustomEvent(signUpEvent, { detail }))
}
