import { lazy, Suspense, type ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { useAuth } from '../auth/auth-provider.tsx'
import { signUpEvent } from '../auth/sign-up-intent.ts'
import { pressInstead } from '../layout/press-instead.ts'
import { MemberTexts } from '../lib/i18n.tsx'
import { Link } from '../lib/navigation.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { buttonClass } from '../ui/button.tsx'

/** Only members pay, so guests do not load it. */
const HostedCheckout = lazy(async () => ({
  default: (await import('../payments/hosted-checkout.tsx')).HostedCheckout,
}))

interface BuyLinkProps {
  /** The guide whose page this is. */
  guideId: number
  children: ReactNode
}

/** Members pay on Stripe's page, guests first sign up for it; without script the checkout page takes over. */
export function BuyGuideLink({ guideId, children }: BuyLinkProps) {
  const { session } = useAuth()
  const plain = { to: paths.checkout(guideId), className: buttonClass('primary') }
  if (session === null) {
    return (
      <Link {...plain} onClick={pressInstead(() => askToSignUp({ guideId }))}>
        {children}
      </Link>
    )
  }
  return (
    <WithScript plain={<Link {...plain}>{children}</Link>}>
      <HostedCheckout offer={{ mode: 'payment', guideId }} guideId={guideId} variant="primary">
        {children}
      </HostedCheckout>
    </WithScript>
  )
}

export function SubscribeLink({ guideId, children }: BuyLinkProps) {
  const { session } = useAuth()
  const className = buttonClass('secondary')
  if (session === null) {
    const signUp = pressInstead(() => askToSignUp({ subscriptionFlow: true }))
    return (
      <Link to={paths.subscribe} className={className} onClick={signUp}>
        {children}
      </Link>
    )
  }
  const plain = (
    <Link to={paths.checkoutPro} className={className}>
      {children}
    </Link>
  )
  return (
    <WithScript plain={plain}>
      <HostedCheckout offer={{ mode: 'subscription' }} guideId={guideId} variant="secondary">
        {children}
      </HostedCheckout>
    </WithScript>
  )
}

export function SignUpLink({ children }: { children: ReactNode }) {
  const { openSignUp } = useAuth()
  return (
    <Link to={paths.login} className={buttonClass('secondary')} onClick={pressInstead(() => openSignUp())}>
      {children}
    </Link>
  )
}

/** The plain link until script and texts for more are here. */
function WithScript({ plain, children }: { plain: ReactNode; children: ReactNode }) {
  const hydrated = useHydrated()
  if (!hydrated) return plain
  return (
    <Suspense fallback={plain}>
      <MemberTexts>{children}</MemberTexts>
    </Suspense>
  )
}

function askToSignUp(detail: { guideId: number } | { subscriptionFlow: true }): void {
  window.dispatchEvent(new CustomEvent(signUpEvent, { detail }))
}
