import { formatDay } from '../../../shared/dates.ts'
import type { OwnSession } from '../../../shared/auth/auth-schemas.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { EditableSetting, Setting } from '../../ui/setting.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ChangeConfirmation } from './change-confirmation.tsx'

/** Lists the user's other sessions with a button that ends them all (B7.40, B7.41). */
export function OtherSessions() {
  const { t } = useLanguage()
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
          value={<SessionTimes session={session} />}
        />
      ))}
      <EditableSetting
        name={t('profile.otherDevices')}
        value={t('profile.otherDevicesText', { count: others.length })}
        action={t('profile.logOutOthers')}
      >
        {(close) => (
          <ChangeConfirmation
            text={t('profile.othersSure')}
            action={t('profile.logOutOthers')}
            work={async () => {
              await client.auth.logoutOthers.mutate()
              await auth.sessions.invalidate()
            }}
            done={() => showToast({ title: t('profile.othersDone') })}
            cancel={close}
          />
        )}
      </EditableSetting>
    </>
  )
}

function SessionTimes({ session: { signedInAt, lastUsedAt } }: { session: OwnSession }) {
  const { t, language } = useLanguage()
  const dayOf = (time: string) => formatDay(language, new Date(time))
  return t('profile.sessionTimes', { first: dayOf(signedInAt), last: dayOf(lastUsedAt) })
}
