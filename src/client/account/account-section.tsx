import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { Badge } from '../ui/badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EditableSetting, Setting, SettingsSection } from '../ui/setting.tsx'
import { EmailForm } from './rights/email-form.tsx'
import { UsernameForm } from './username-form.tsx'
import { useIdentityAccount } from './security/use-identity-account.ts'
import { VerificationMail } from './security/verification-mail.tsx'

export function AccountSection({ email }: { email: string }) {
  const { t } = useLanguage()
  const { data: me } = trpc.auth.me.useQuery(undefined, queryProfiles.other)
  const { data: change } = trpc.auth.emailChange.useQuery(undefined, queryProfiles.fresh)
  const { data: account } = useIdentityAccount()
  return (
    <SettingsSection title={t('profile.account')} text={t('profile.accountText')}>
      <Setting
        name={t('profile.email')}
        value={<span className="break-all">{email}</span>}
        control={account?.emailVerified === true && <Badge tone="accent">{t('profile.verified')}</Badge>}
      >
        {account?.emailVerified === false && <VerificationMail email={email} />}
      </Setting>
      <EditableSetting
        name={t('email.change')}
        value={
          <span className="break-words">
            {change?.waitingFor == null
              ? t('email.changeText')
              : t('email.waiting', { email: change.waitingFor })}
          </span>
        }
        action={t('profile.change')}
      >
        {(close) => <EmailForm email={email} close={close} />}
      </EditableSetting>
      <EditableSetting
        name={t('profile.username')}
        value={
          me === undefined ? (
            <Skeleton className="mt-1 h-5 w-32" />
          ) : (
            <span className="break-words">{me.user.username}</span>
          )
        }
        action={t('profile.change')}
      >
        {(close) => <UsernameForm username={me?.user.username ?? ''} close={close} />}
      </EditableSetting>
    </SettingsSection>
  )
}
