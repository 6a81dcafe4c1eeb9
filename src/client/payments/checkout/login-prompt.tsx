import { useAuth } from '../../auth/session/session-provider.tsx'
import type { SignUpIntent } from '../../auth/session/sign-in-request.ts'
import { runOnClick } from '../../ui/run-on-click.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { paths } from '../../../shared/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PaymentNotice } from './card/payment-frame.tsx'

interface LoginPromptProps {
  text: string
  intent?: SignUpIntent
  level?: 'h2' | 'h3'
}

/** Asks guests to log in, because no request goes to the payment provider before the user is signed in (B8.3). */
export function LoginPrompt({ text, intent, level }: LoginPromptProps) {
  const { t } = useLanguage()
  const { openSignIn, openSignUp } = useAuth()
  return (
    <PaymentNotice title={t('checkout.loginTitle')} text={text} level={level}>
      <ButtonLink to={paths.login} {...runOnClick(openSignIn, 'account')}>
        {t('header.logIn')}
      </ButtonLink>
      <Button variant="secondary" className="needs-script" onClick={() => openSignUp(intent)}>
        {t('header.signUp')}
      </Button>
    </PaymentNotice>
  )
}
