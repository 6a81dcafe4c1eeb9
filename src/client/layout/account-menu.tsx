import { useSyncExternalStore } from 'react'
import { paths } from '../../shared/paths.ts'
import { useAuth } from '../auth/session/session-provider.tsx'
import { countSavedGuides, subscribeToSavedGuides } from '../progress/saved/saved-store.ts'
import { Link, usePath } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { Button } from '../ui/button.tsx'
import { bookmarkIcon, chevronDownIcon, Icon } from '../ui/icon.tsx'
import { compactButtonClass, NavLink } from './nav-link.tsx'
import { useDismissibleMenu } from './use-dismissible-menu.ts'

export interface AccountMenuProps {
  email: string
  /** True in the phone menu, which has its own link to the library. */
  inMenu: boolean
}

/** Renders the account menu: email address, account pages and log out (B2.8). */
export function AccountMenu({ email, inMenu }: AccountMenuProps) {
  const { t } = useLanguage()
  const { signOut } = useAuth()
  const path = usePath()
  const menu = useDismissibleMenu()
  const greeting = t('header.greeting', { email })
  const logOut = (
    <Button variant="secondary" className={compactButtonClass} onClick={() => void signOut()}>
      {t('header.logOut')}
    </Button>
  )
  if (inMenu) {
    return (
      <>
        <p title={email} className="truncate pt-1 text-md text-soft">
          {greeting}
        </p>
        <OwnLinks inMenu />
        {logOut}
      </>
    )
  }
  return (
    <>
      <SavedLink />
      <details key={path} ref={menu} className="group relative min-w-0">
        <summary
          title={email}
          className="flex min-h-11 max-w-60 items-center gap-1.5 rounded-control px-3 text-md text-soft group-open:bg-raised hover:text-ink"
        >
          <span className="truncate">{greeting}</span>
          <Icon path={chevronDownIcon} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="absolute top-full right-0 mt-2 w-56 rounded-card border border-line bg-raised p-2">
          <OwnLinks inMenu={false} />
        </div>
      </details>
      {logOut}
    </>
  )
}

function OwnLinks({ inMenu }: { inMenu: boolean }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('header.account')} className={inMenu ? '-mx-3 grid' : 'grid'}>
      {!inMenu && <NavLink to={paths.myGuides} label="myGuides.title" />}
      {!inMenu && <NavLink to={paths.readingPaths} label="footer.paths" />}
      <NavLink to={paths.saved} label="saved.title" />
      <NavLink to={paths.profile} label="header.account" />
    </nav>
  )
}

/** Links to the saved guides with their number. */
function SavedLink() {
  const { t } = useLanguage()
  const count = useSyncExternalStore(subscribeToSavedGuides, countSavedGuides, () => 0)
  return (
    <Link
      to={paths.saved}
      className="flex min-h-11 shrink-0 items-center gap-1 rounded-control max-lg:hidden px-2 text-md text-soft tabular-nums hover:text-ink"
    >
      <Icon path={bookmarkIcon} />
      <span className="sr-only">{t('saved.title')}</span>
      {count > 0 && count}
    </Link>
  )
}
