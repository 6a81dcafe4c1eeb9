import { hasPermission } from '../../shared/auth/roles.ts'
import { paths } from '../../shared/paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { useAuth } from '../auth/session/session-provider.tsx'
import { MembersOnly } from '../auth/sign-in/members-only.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { usePath } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Setting, SettingsSection, EditableSetting } from '../ui/setting.tsx'
import { Card } from '../ui/card.tsx'
import { AccountSection } from './account-section.tsx'
import { IdentitySections } from './security/identity-sections.tsx'
import { KeepAccountPage } from './rights/keep-account-page.tsx'
import { DataExportList } from './rights/data-export-list.tsx'
import { AccountDeletionForm } from './rights/account-deletion-form.tsx'
import { ProgressSetting } from './progress-setting.tsx'
import { PlanCard } from './plan-card.tsx'
import { GivenGifts } from '../payments/gifts/given-gifts.tsx'
import { ReceiptsSection } from '../payments/receipts/receipts-section.tsx'
import { LanguageToggle } from '../preferences/language-toggle.tsx'
import { ThemeChoice } from '../preferences/theme-choice.tsx'
import { SessionsSection } from './security/sessions-section.tsx'

/** Links to the admin; shown only to operators. */
function AdminLink() {
  const { t } = useLanguage()
  const { data } = trpc.auth.me.useQuery()
  if (!hasPermission(data?.user.role, 'enterAdmin')) return null
  return (
    <ButtonLink to={paths.admin} variant="secondary">
      {t('profile.admin')}
    </ButtonLink>
  )
}

/** Shows the user's account, one section per topic (B7.33). A separate path cancels a deletion (B18.4). */
export function Page() {
  const path = usePath()
  if (path === paths.keepAccount) return <KeepAccountPage />
  return (
    <MembersOnly>
      <Profile />
    </MembersOnly>
  )
}

function Profile() {
  const { t } = useLanguage()
  const { session } = useAuth()
  return (
    <div className="page-width py-12 md:py-16">
      <h1 className="mb-4 text-3xl">{t('profile.title')}</h1>
      <div className="mb-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.myGuides} variant="secondary">
          {t('myGuides.open')}
        </ButtonLink>
        <AdminLink />
      </div>
      <ClosingNotice />
      <PlanCard />
      {session !== null && <AccountSection email={session.email} />}
      <IdentitySections />
      <SessionsSection />
      <PreferencesSection />
      <ReceiptsSection />
      <GivenGifts givesMore />
      <OwnDataSection />
    </div>
  )
}

function PreferencesSection() {
  const { t } = useLanguage()
  return (
    <SettingsSection title={t('profile.preferences')} text={t('profile.preferencesText')}>
      <Setting name={t('header.language')} control={<LanguageToggle />} />
      <Setting name={t('theme.label')} control={<ThemeChoice />} />
    </SettingsSection>
  )
}

/** Informs a user whose account is scheduled for deletion, at the top of the page (B18.4). */
function ClosingNotice() {
  const { t, language } = useLanguage()
  const { data } = trpc.auth.me.useQuery(undefined, queryProfiles.other)
  const deletesAt = data?.user.deletesAt
  if (deletesAt == null) return null
  return (
    <Card className="mb-6 grid max-w-2xl justify-items-start gap-4 border-danger">
      <h2 className="text-xl">{t('keep.title', { date: formatDay(language, new Date(deletesAt)) })}</h2>
      <p className="text-soft">{t('keep.text')}</p>
      <ButtonLink to={paths.keepAccount}>{t('keep.action')}</ButtonLink>
    </Card>
  )
}

/** Shows the user's rights: data export and account deletion (B18). */
function OwnDataSection() {
  const { t } = useLanguage()
  return (
    <SettingsSection title={t('data.title')} text={t('data.text')}>
      <ProgressSetting />
      <Setting name={t('data.copy')} value={t('data.copyText')}>
        <DataExportList />
      </Setting>
      <EditableSetting name={t('closing.title')} value={t('closing.text')} action={t('closing.action')}>
        {(close) => <AccountDeletionForm close={close} />}
      </EditableSetting>
    </SettingsSection>
  )
}
