import { useEffect, useRef, useState, type RefObject } from 'react'
import { paths } from '../../shared/paths.ts'
import { useAuth } from '../auth/session/session-provider.tsx'
import { profiles } from '../platform/api/query-profiles.ts'
import { trpc } from '../platform/api/trpc.ts'
import { usePath } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { Button } from '../ui/button.tsx'
import { chevronDownIcon, Icon } from '../ui/icon.tsx'
import { compactButtonClass, NavLink } from './nav-link.tsx'
import { useDismissibleMenu } from './use-dismissible-menu.ts'

export interface AccountMenuProps {
  email: string
  /** True in the phone menu, which links to the library itself. */
  inMenu: boolean
}

/** The account menu: email address, account pages and log out (B2.8). */
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
  const list = useRef<HTMLElement>(null)
  const { data } = trpc.access.owned.useQuery(undefined, {
    ...profiles.other,
    enabled: useIsOpened(list),
  })
  return (
    <nav ref={list} aria-label={t('header.account')} className={inMenu ? '-mx-3 grid' : 'grid'}>
      {!inMenu && <NavLink to={paths.myGuides} label="myGuides.title" />}
      <NavLink to={paths.saved} label="saved.title" />
      <NavLink to={paths.profile} label="header.account" />
      {data?.subscribed === true && <NavLink to={paths.readingPaths} label="footer.paths" />}
    </nav>
  )
}

/** Returns whether the enclosing disclosure is open, even if the user opened it before hydration. */
function useIsOpened(inside: RefObject<HTMLElement | null>): boolean {
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    const menu = inside.current?.closest('details')
    const note = () => {
      if (menu?.open === true) setOpened(true)
    }
    note()
    menu?.addEventListener('toggle', note)
    return () => menu?.removeEventListener('toggle', note)
  }, [inside])
  return isOpened
}
