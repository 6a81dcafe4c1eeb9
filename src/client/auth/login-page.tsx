import { useLocation } from 'wouter'
import { pathIn, paths } from '../../shared/paths.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAuth } from './auth-provider.tsx'
import { LoginForm } from './login-form.tsx'
import { redirectDelayMs, takeReturnPath } from './return-path.ts'
import { availableStorages } from './browser-storages.ts'

/** Where links to a login lead (reading A31). */
export function LoginPage() {
  const { t, language } = useLanguage()
  const [, navigate] = useLocation()

  const leave = () => {
    const path = takeReturnPath(
      availableStorages().session,
      window.location.origin,
      pathIn(language, paths.home),
    )
    setTimeout(() => navigate(path), redirectDelayMs)
  }

  return (
    <div className="page-width max-w-md py-16 md:py-24">
      <h1 className="text-2xl">{t('login.title')}</h1>
      <p className="mt-3 mb-8 text-soft">{t('login.text')}</p>
      <LoginOrWelcome leave={leave} />
    </div>
  )
}

function LoginOrWelcome({ leave }: { leave: () => void }) {
  const { t } = useLanguage()
  const { session, state, openSignUp } = useAuth()
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
        <p>{t('login.signedInAs', { email: session.email })}</p>
        <ButtonLink to={paths.guides}>{t('login.toGuides')}</ButtonLink>
      </Card>
    )
  }
  return (
    <Card>
      <noscript>
        <p className="mb-5 text-danger">{t('auth.needsScript')}</p>
      </noscript>
      <LoginForm done={leave} />
      <p className="mt-6 border-t border-line pt-4 text-md text-soft">
        {t('login.newHere')}{' '}
        <button type="button" className="text-link" onClick={() => openSignUp()}>
          {t('login.signUp')}
        </button>
      </p>
    </Card>
  )
}
