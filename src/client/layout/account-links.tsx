import { useAuth } from '../auth/session/session-provider.tsx'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link } from '../platform/pages/navigation.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { pressInstead } from '../ui/press-instead.ts'

const compact = 'min-h-10 shrink-0 px-4 whitespace-nowrap'

/** Log in and sign up, or the reader's email address and log out. Without script both links lead to the login page. */
export function AccountLinks() {
  const { t } = useLanguage()
  const { greeted, state, openAccount, signOut } = useAuth()

  if (greeted !== null) {
    const { email } = greeted
    return (
      <>
        <Link
          to={paths.profile}
          title={email}
          className="min-w-0 truncate rounded-control py-2 text-md text-soft hover:text-ink md:max-w-60 md:px-3"
        >
          {t('header.greeting', { email })}
        </Link>
        <Button variant="secondary" className={compact} onClick={() => void signOut()}>
          {t('header.logOut')}
        </Button>
      </>
    )
  }
  if (state === 'loading') return <output className="text-md text-soft md:px-3">{t('auth.loading')}</output>
  return (
    <>
      <Link
        to={paths.login}
        className={buttonClass('quiet', compact)}
        {...pressInstead(() => openAccount('login'), 'account')}
      >
        {t('header.logIn')}
      </Link>
      <Link
        to={paths.login}
        className={buttonClass('primary', compact)}
        {...pressInstead(() => openAccount('sign-up'), 'account')}
      >
        {t('header.signUp')}
      </Link>
    </>
  )
}
