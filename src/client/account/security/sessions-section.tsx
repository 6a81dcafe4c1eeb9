import { useAuth } from '../../auth/session/session-provider.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmedSetting } from './change-confirmation.tsx'
import { Setting, SettingsSection } from '../../ui/setting.tsx'
import { formatDay } from '../../../shared/dates.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { showToast } from '../../ui/toast-store.ts'

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
      <ConfirmedSetting
        name={t('profile.allDevices')}
        value={t('profile.allDevicesText')}
        text={t('profile.everywhereSure')}
        action={t('profile.logOutEverywhere')}
        work={async (store) => {
          await store.endAllSessions()
          await signOut()
        }}
      />
    </SettingsSection>
  )
}

/** Lists the user's other sessions with a button that ends them all (B7.40, B7.41). */
function OtherSessions() {
  const { t, language } = useLanguage()
  const dayOf = (time: string) => formatDay(language, new Date(time))
  const { auth, client } = trpc.useUtils()
  const isHydrated = useHydrated()
  const { data } = trpc.auth.sessions.useQuery(undefined, { ...queryProfiles.other, enabled: isHydrated })
  const others = (data ?? []).filter(({ isCurrent }) => !isCurrent)
  if (others.length === 0) return null
  return (
    <>
      {others.map((session) => (
        <Setting
          key={session.signedInAt}
          name={session.device || t('profile.unknownDevice')}
          value={t('profile.sessionTimes', {
            first: dayOf(session.signedInAt),
            last: dayOf(session.lastUsedAt),
          })}
        />
      ))}
      <ConfirmedSetting
        name={t('profile.otherDevices')}
        value={t('profile.otherDevicesText', { count: others.length })}
        text={t('profile.othersSure')}
        action={t('profile.logOutOthers')}
        work={async () => {
          await client.auth.logoutOthers.mutate()
          await auth.sessions.invalidate()
        }}
        done={() => showToast({ title: t('profile.othersDone') })}
      />
    </>
  )
}
