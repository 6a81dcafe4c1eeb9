import { useAuth } from '../auth/session/session-provider.tsx'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link, usePath } from '../platform/pages/navigation.tsx'
import { Icon, menuIcon } from '../ui/icon.tsx'
import { AccountLinks } from './account-links.tsx'
import { LanguageToggle } from '../preferences/language-toggle.tsx'
import { Logo } from './logo.tsx'
import { NavLink } from './nav-link.tsx'
import { useDismissibleMenu } from './use-dismissible-menu.ts'

export function Header() {
  const { t } = useLanguage()
  return (
    <header className="site-header print:hidden border-b border-line">
      <div className="page-width flex min-h-16 items-center gap-2">
        <Link to={paths.home} className="-ml-1 flex rounded-control p-1">
          <Logo />
        </Link>
        <nav aria-label={t('header.navigation')} className="ml-3 hidden gap-1 md:flex lg:whitespace-nowrap">
          <PageLinks />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-2">
          <LanguageToggle />
          <div className="hidden min-w-0 items-center gap-2 md:flex md:in-[body:has(#offline)]:hidden">
            <AccountLinks />
          </div>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

function PageLinks() {
  const { session } = useAuth()
  return (
    <>
      {usePath() !== paths.home && <NavLink to={paths.home} label="header.home" />}
      <NavLink to={paths.guides} label="header.guides" />
      <NavLink to={paths.readingPaths} label="footer.paths" />
      {session !== null && <NavLink to={paths.myGuides} label="myGuides.title" />}
    </>
  )
}

/** Renders a native disclosure, which opens without script; script closes it after a click on a link. */
function PhoneMenu() {
  const { t } = useLanguage()
  const menu = useDismissibleMenu()
  const path = usePath()
  const { session } = useAuth()
  return (
    <details key={`${path} ${session?.uid}`} ref={menu} className="group -mr-2.5 md:hidden">
      <summary
        aria-label={t('header.menu')}
        className="flex size-11 items-center justify-center rounded-control border border-transparent group-open:bg-raised"
      >
        <Icon path={menuIcon} />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-surface">
        <div className="page-width grid gap-3 py-4">
          <nav aria-label={t('header.menu')} className="-mx-3 grid">
            <PageLinks />
          </nav>
          <div className="grid gap-2 border-t border-line pt-4 in-[body:has(#offline)]:hidden">
            <AccountLinks inMenu />
          </div>
        </div>
      </div>
    </details>
  )
}
