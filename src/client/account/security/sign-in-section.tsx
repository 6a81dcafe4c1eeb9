import type { IdentityAccount } from '../../auth/identity/identity-port.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ChangeStatus } from './change-status.tsx'
import { ConfirmedSetting } from './change-confirmation.tsx'
import { PasswordForm } from './password-form.tsx'
import { EditableSetting, Setting, SettingsSection } from '../../ui/setting.tsx'
import { useAccountChange } from './use-account-change.ts'

export function SignInSection({ account: { email, methods } }: { account: IdentityAccount }) {
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
