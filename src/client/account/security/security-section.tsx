import type { IdentityAccount, SecondFactor } from '../../auth/identity/identity-port.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { ConfirmedSetting } from './change-confirmation.tsx'
import { EditableSetting, Setting, SettingsSection } from '../../ui/setting.tsx'

export function SecuritySection({ account }: { account: IdentityAccount }) {
  const { t } = useLanguage()
  const { secondFactors, emailVerified } = account
  const added = () => showToast({ title: t('profile.factorAdded') })
  return (
    <SettingsSection title={t('profile.security')} text={t('profile.securityText')}>
      {secondFactors.map((factor) => (
        <EnrolledFactor key={factor.id} factor={factor} isLast={secondFactors.length === 1} />
      ))}
      {emailVerified ? (
        <>
          <EditableSetting name={t('profile.phone')} value={t('profile.phoneText')} action={t('profile.add')}>
            {(close) => <PhoneForm added={added} close={close} />}
          </EditableSetting>
          {!secondFactors.some(({ kind }) => kind === 'totp') && (
            <EditableSetting
              name={t('secondFactor.totp')}
              value={t('profile.totpText')}
              action={t('profile.add')}
            >
              {(close) => <AuthenticatorForm added={added} close={close} />}
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
