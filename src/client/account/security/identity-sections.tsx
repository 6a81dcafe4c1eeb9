import { useAuth } from '../../auth/session/session-provider.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettingsSection, EditableSetting, Setting } from '../../ui/setting.tsx'
import { useIdentityAccount, useAccountChange } from './use-account-change.ts'
import type { IdentityAccount, SecondFactor } from '../../auth/identity/identity-port.ts'
import { showToast } from '../../ui/toast-store.ts'
import { ChangeStatus } from './change-status.tsx'
import { ConfirmedSetting } from './change-confirmation.tsx'
import { PasswordForm } from './password-form.tsx'
import { AuthenticatorForm, PhoneForm } from './second-factor-forms.tsx'

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
          <Button variant="secondary" onClick={() => void (isError ? refetch() : openSignIn())}>
            {t(isError ? 'ui.tryAgain' : 'header.logIn')}
          </Button>
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

function SignInSection({ account: { email, methods } }: { account: IdentityAccount }) {
  const { t } = useLanguage()
  const hasPassword = methods.includes('password')
  return (
    <SettingsSection title={t('profile.signIn')} text={t('profile.signInText')}>
      <EditableSetting
        name={t('auth.password')}
        value={t(hasPassword ? 'profile.passwordSet' : 'profile.passwordMissing')}
        action={t(hasPassword ? 'profile.change' : 'profile.add')}
      >
        {(close) => <PasswordForm email={email} hasPassword={hasPassword} close={close} />}
      </EditableSetting>
      {methods.includes('google') ? <LinkedGoogle isLast={!hasPassword} /> : <UnlinkedGoogle />}
    </SettingsSection>
  )
}

function LinkedGoogle({ isLast }: { isLast: boolean }) {
  const { t } = useLanguage()
  if (isLast) return <Setting name="Google" value={t('profile.googleLast')} />
  return (
    <ConfirmedSetting
      name="Google"
      value={t('profile.linked')}
      text={t('profile.unlinkSure')}
      action={t('profile.unlink')}
      work={(store) => store.account.unlinkGoogle()}
      done={() => showToast({ title: t('profile.unlinkedDone') })}
    />
  )
}

function UnlinkedGoogle() {
  const { t } = useLanguage()
  const status = useAccountChange()
  const link = () =>
    status.change(
      (store) => store.account.linkGoogle(),
      () => showToast({ title: t('profile.linkedDone') }),
    )
  return (
    <Setting
      name="Google"
      value={t('profile.unlinked')}
      control={
        <Button
          variant="secondary"
          className="needs-script"
          aria-label={t('profile.actionOn', { action: t('profile.link'), name: 'Google' })}
          pending={status.pending}
          onClick={link}
        >
          {t('profile.link')}
        </Button>
      }
    >
      <div className="*:not-empty:mt-3">
        <ChangeStatus status={status} />
      </div>
    </Setting>
  )
}

function SecuritySection({ account }: { account: IdentityAccount }) {
  const { t } = useLanguage()
  const { secondFactors, emailVerified } = account
  const finish = (close: () => void) => () => {
    close()
    showToast({ title: t('profile.factorAdded') })
  }
  return (
    <SettingsSection title={t('profile.security')} text={t('profile.securityText')}>
      {secondFactors.map((factor) => (
        <EnrolledFactor key={factor.id} factor={factor} isLast={secondFactors.length === 1} />
      ))}
      {emailVerified ? (
        <>
          <EditableSetting name={t('profile.phone')} value={t('profile.phoneText')} action={t('profile.add')}>
            {(close) => <PhoneForm added={finish(close)} close={close} />}
          </EditableSetting>
          {!secondFactors.some(({ kind }) => kind === 'totp') && (
            <EditableSetting
              name={t('secondFactor.totp')}
              value={t('profile.totpText')}
              action={t('profile.add')}
            >
              {(close) => <AuthenticatorForm added={finish(close)} close={close} />}
            </EditableSetting>
          )}
        </>
      ) : (
        <Setting name={t('profile.secondStep')} value={t('profile.verifyFirst')} />
      )}
      <p className="max-w-measure py-4 text-sm text-soft">
        {t(secondFactors.length === 1 ? 'profile.recoveryOne' : 'profile.recovery')}
      </p>
    </SettingsSection>
  )
}

function EnrolledFactor({ factor, isLast }: { factor: SecondFactor; isLast: boolean }) {
  const { t } = useLanguage()
  const name = factor.number ?? t(factor.kind === 'totp' ? 'secondFactor.totp' : 'secondFactor.phone')
  return (
    <ConfirmedSetting
      name={name}
      value={t('profile.factorOn')}
      text={t(isLast ? 'profile.removeLastSure' : 'profile.removeSure')}
      action={t('profile.remove')}
      work={(store) => store.account.removeSecondFactor(factor.id)}
      done={() => showToast({ title: t('profile.factorRemoved') })}
    />
  )
}
