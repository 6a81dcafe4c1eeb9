import { useAuth } from '../../auth/session/session-provider.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SecuritySection } from './security-section.tsx'
import { SettingsSection } from '../../ui/setting.tsx'
import { SignInSection } from './sign-in-section.tsx'
import { useIdentityAccount } from './use-identity-account.ts'

/** Settings stored at the identity provider. Its session in this browser may end before the session cookie expires. */
export function IdentitySections() {
  const { t } = useLanguage()
  const { openSignIn } = useAuth()
  const { data: account, isError, refetch } = useIdentityAccount()
  if (account != null) {
    return (
      <>
        <SignInSection account={account} />
        <SecuritySection account={account} />
      </>
    )
  }
  return (
    <SettingsSection title={t('profile.signIn')} text={t('profile.signInText')}>
      {isError || account === null ? (
        <div className="grid justify-items-start gap-4 py-5">
          <output>{t(isError ? 'profile.identityFailed' : 'profile.identityUnknown')}</output>
          {isError ? (
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('ui.tryAgain')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={openSignIn}>
              {t('header.logIn')}
            </Button>
          )}
        </div>
      ) : (
        <output aria-label={t('ui.loading')} className="grid gap-4 py-5">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </output>
      )}
    </SettingsSection>
  )
}
