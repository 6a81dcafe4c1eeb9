import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { useAuth } from '../session/session-provider.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { runOnClick } from '../../ui/run-on-click.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'

interface MembersOnlyProps {
  /** Title for guests, instead of the default one. */
  title?: string
  text?: string
  children: ReactNode
}

/** Shows its children to members, and a login prompt to guests. */
export function MembersOnly({ title, text, children }: MembersOnlyProps) {
  const { t } = useLanguage()
  const { session, state, openSignIn } = useAuth()
  if (state === 'loading') return <PageSkeleton />
  if (session !== null) return children
  return (
    <MessagePage title={title ?? t('profile.guestTitle')} text={text ?? t('profile.guestText')}>
      <ButtonLink to={paths.login} {...runOnClick(openSignIn, 'account')}>
        {t('header.logIn')}
      </ButtonLink>
    </MessagePage>
  )
}
