import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { useAuth } from '../auth/auth-provider.tsx'
import { LanguageToggle } from '../layout/language-toggle.tsx'
import { MessagePage } from '../layout/message-page.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { pressInstead } from '../layout/press-instead.ts'
import { ThemeChoice } from '../layout/theme-choice.tsx'
import { useLanguage } from '../lib/i18n.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PlanCard } from './plan-card.tsx'
import { ReceiptsSection } from './receipts-section.tsx'

export function ProfilePage() {
  const { t } = useLanguage()
  const { session, state, openSignIn, signOut } = useAuth()
  if (state === 'loading') return <PageSkeleton />
  if (session === null) {
    return (
      <MessagePage title={t('profile.guestTitle')} text={t('profile.guestText')}>
        <ButtonLink to={paths.login} onClick={pressInstead(openSignIn)}>
          {t('header.logIn')}
        </ButtonLink>
      </MessagePage>
    )
  }
  return (
    <>
      <div className="page-width pt-12 md:pt-16">
        <h1 className="text-3xl">{t('profile.title')}</h1>
        <dl className="mt-8 max-w-2xl border-t border-line">
          <Row name={t('profile.email')}>
            <span className="break-all">{session.email}</span>
          </Row>
          <Row name={t('header.language')}>
            <LanguageToggle />
          </Row>
          <Row name={t('theme.label')}>
            <ThemeChoice />
          </Row>
        </dl>
        <ButtonLink to={paths.myGuides} variant="secondary" className="mt-8 mr-3">
          {t('myGuides.open')}
        </ButtonLink>
        <Button variant="secondary" className="mt-8" onClick={() => void signOut()}>
          {t('header.logOut')}
        </Button>
        <div className="mt-12">
          <PlanCard />
        </div>
        <ReceiptsSection />
      </div>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
