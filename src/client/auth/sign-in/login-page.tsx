import { useState } from 'react'
import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAuth } from '../session/session-provider.tsx'
import { LoginForm, FormSwitch } from './login-form.tsx'
import { useOpenReturnPath } from './use-open-return-path.ts'

/** Renders the login page, to which login links lead (B7.8). */
export function Page() {
  const { t } = useLanguage()
  return (
    <div className="page-width max-w-md py-16 md:py-24">
      <h1 className="text-2xl">{t('header.logIn')}</h1>
      <p className="mt-3 mb-8 text-soft">{t('login.text')}</p>
      <LoginOrWelcome />
    </div>
  )
}

function LoginOrWelcome() {
  const { t } = useLanguage()
  const { session, state, openAccount } = useAuth()
  const leave = useOpenReturnPath()
  const [email, setEmail] = useState('')
  if (state === 'loading') {
    return (
      <output aria-label={t('auth.loading')}>
        <Skeleton className="h-80 w-full" />
      </output>
    )
  }
  if (session !== null) {
    return (
      <Card className="grid justify-items-start gap-5">
        <p className="wrap-anywhere">{t('login.signedInAs', { email: session.email })}</p>
        <ButtonLink to={paths.guides}>{t('login.toGuides')}</ButtonLink>
      </Card>
    )
  }
  return (
    <Card>
      <noscript>
        <p className="mb-5 text-danger">{t('auth.needsScript')}</p>
      </noscript>
      <LoginForm
        full
        email={email}
        noteEmail={setEmail}
        done={leave}
        forgot={() => openAccount('reset', email)}
      />
      <FormSwitch
        text={t('login.newHere')}
        action={t('signUp.title')}
        onClick={() => openAccount('sign-up', email)}
      />
    </Card>
  )
}
