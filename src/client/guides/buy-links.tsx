import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { useAuth } from '../auth/auth-provider.tsx'
import { pressInstead } from '../layout/press-instead.ts'
import { Link } from '../lib/navigation.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Signed in: to the checkout. Guests first sign up for it; without script the checkout page says so itself. */
export function BuyGuideLink({ guideId, children }: { guideId: number; children: ReactNode }) {
  const { session, openSignUp } = useAuth()
  return (
    <Link
      to={paths.checkout(guideId)}
      className={buttonClass('primary')}
      {...(session === null ? { onClick: pressInstead(() => openSignUp({ guideId })) } : {})}
    >
      {children}
    </Link>
  )
}

export function SubscribeLink({ children }: { children: ReactNode }) {
  const { session, openSignUp } = useAuth()
  if (session !== null) {
    return (
      <Link to={paths.checkoutPro} className={buttonClass('secondary')}>
        {children}
      </Link>
    )
  }
  return (
    <Link
      to={paths.subscribe}
      className={buttonClass('secondary')}
      onClick={pressInstead(() => openSignUp({ subscription: true }))}
    >
      {children}
    </Link>
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
