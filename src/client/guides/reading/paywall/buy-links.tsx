import { use, type ReactNode } from 'react'
import type { Money } from '../../../../shared/money.ts'
import { paths } from '../../../../shared/paths.ts'
import { useAuth } from '../../../auth/session/session-provider.tsx'
import { signUpEvent } from '../../../auth/session/sign-in-request.ts'
import { runOnClick } from '../../../ui/run-on-click.ts'
import { MemberTexts } from '../../../platform/texts/language.tsx'
import { Link } from '../../../platform/pages/navigation.tsx'
import { getButtonClass } from '../../../ui/button.tsx'
import { MemberPaywallContext } from './member-paywall.ts'
import { setRequestedFreePick } from './requested-free-pick.ts'

interface BuyLinkProps {
  /** Id of the page's guide. */
  guideId: number
  /** True to buy Pro instead of the guide. */
  pro?: boolean
  price: Money
  children: ReactNode
}

/** Links to the purchase: members go to Stripe's page, guests sign up first. Works without script. */
export function BuyLink({ guideId, pro = false, price, children }: BuyLinkProps) {
  const { session } = useAuth()
  const member = use(MemberPaywallContext)
  const variant = pro ? 'secondary' : 'primary'
  if (session === null || member === null) {
    const detail = pro ? { guideId, subscriptionFlow: true } : { guideId }
    const signUp = () => window.dispatchEvent(new CustomEvent(signUpEvent, { detail }))
    return (
      <Link
        to={pro ? paths.subscribe : paths.checkout(guideId)}
        className={getButtonClass(variant)}
        {...runOnClick(signUp, 'account')}
      >
        {children}
      </Link>
    )
  }
  return (
    <MemberTexts>
      <member.HostedCheckout pro={pro} guideId={guideId} price={price} variant={variant}>
        {children}
      </member.HostedCheckout>
    </MemberTexts>
  )
}

/** Renders a link to sign up and read the guide as the account's free one. */
export function SignUpLink({ guideId, children }: { guideId: number; children: ReactNode }) {
  const { openSignUp } = useAuth()
  const signUp = () => {
    setRequestedFreePick(guideId)
    openSignUp({ guideId, free: true })
  }
  return (
    <Link to={paths.login} className={getButtonClass('secondary')} {...runOnClick(signUp, 'account')}>
      {children}
    </Link>
  )
}
