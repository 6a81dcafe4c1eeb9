import { useAuth } from '../auth/auth-provider.tsx'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { Link } from '../lib/navigation.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { pressInstead } from './press-instead.ts'

const compact = 'min-h-10 shrink-0 px-4 whitespace-nowrap'

/** Log in and sign up, or the reader's e-mail and log out. Without script both links lead to the login page. */
export function AccountLinks() {
  const { t } = useLanguage()
  const { session, state, openSignIn, openSignUp, signOut } = useAuth()

  if (state === 'loading') return <output className="px-3 text-md text-soft">{t('auth.loading')}</output>
  if (session !== null) {
    return (
      <>
        <Link
          to={paths.profile}
          className="max-w-60 min-w-0 truncate rounded-control px-3 py-2 text-md text-soft hover:text-ink"
        >
          {t('header.greeting', { email: session.email })}
        </Link>
        <Button variant="secondary" className={compact} onClick={() => void signOut()}>
          {t('header.logOut')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Link
        to={paths.login}
        className={buttonClass('quiet', compact)}
        onClick={pressInstead(() => openSignIn())}
      >
        {t('header.logIn')}
      </Link>
      <Link
        to={paths.login}
        className={buttonClass('primary', compact)}
        onClick={pressInstead(() => openSignUp())}
      >
        {t('header.signUp')}
      </Link>
    </>
  )
}
