import { useAuth } from '../auth/session/session-provider.tsx'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link } from '../platform/pages/navigation.tsx'
import { lazyComponent } from '../platform/pages/lazy-component.tsx'
import { getButtonClass } from '../ui/button.tsx'
import { OptionalPart } from '../ui/optional-part.tsx'
import { runOnClick } from '../ui/run-on-click.ts'
import type { AccountMenuProps } from './account-menu.tsx'
import { compactButtonClass } from './nav-link.tsx'

/** Guests do not load this component. */
export const LazyAccountMenu = lazyComponent<AccountMenuProps>(
  async () => (await import('./account-menu.tsx')).AccountMenu,
)

/** Renders links to log in and sign up, or the account menu. Without script, both links open the login page. */
export function AccountLinks({ inMenu = false }: { inMenu?: boolean }) {
  const { t } = useLanguage()
  const { greeted, state, openAccount } = useAuth()

  if (greeted !== null) {
    return (
      <OptionalPart>
        <LazyAccountMenu email={greeted.email} inMenu={inMenu} />
      </OptionalPart>
    )
  }
  if (state === 'loading') return <output className="text-md text-soft md:px-3">{t('auth.loading')}</output>
  return (
    <>
      <Link
        to={paths.login}
        className={getButtonClass('quiet', compactButtonClass)}
        {...runOnClick(() => openAccount('login'), 'account')}
      >
        {t('header.logIn')}
      </Link>
      <Link
        to={paths.login}
        className={getButtonClass('primary', compactButtonClass)}
        {...runOnClick(() => openAccount('sign-up'), 'account')}
      >
        {t('header.signUp')}
      </Link>
    </>
  )
}
