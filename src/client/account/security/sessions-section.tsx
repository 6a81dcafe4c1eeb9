import { useAuth } from '../../auth/session/session-provider.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangeConfirmation } from './change-confirmation.tsx'
import { OtherSessions } from './session-list.tsx'
import { EditableSetting, Setting, SettingsSection } from '../../ui/setting.tsx'

export function SessionsSection() {
  const { t } = useLanguage()
  const { signOut } = useAuth()
  return (
    <SettingsSection title={t('profile.sessions')} text={t('profile.sessionsText')}>
      <Setting
        name={t('profile.thisBrowser')}
        value={t('profile.thisBrowserText')}
        control={
          <Button variant="secondary" className="needs-script" onClick={() => void signOut()}>
            {t('header.logOut')}
          </Button>
        }
      />
      <OtherSessions />
      <EditableSetting
        name={t('profile.allDevices')}
        value={t('profile.allDevicesText')}
        action={t('profile.logOutEverywhere')}
      >
        {(close) => (
          <ChangeConfirmation
            text={t('profile.everywhereSure')}
            action={t('profile.logOutEverywhere')}
            work={async (store) => {
              await store.endAllSessions()
              await signOut()
            }}
            done={close}
            cancel={close}
          />
        )}
      </EditableSetting>
    </SettingsSection>
  )
}
