import { LanguageToggle } from '../layout/language-toggle.tsx'
import { ThemeChoice } from '../layout/theme-choice.tsx'
import { useLanguage } from '../lib/i18n.tsx'
import { Setting, SettingsSection } from './setting.tsx'

export function PreferencesSection() {
  const { t } = useLanguage()
  return (
    <SettingsSection title={t('profile.preferences')} text={t('profile.preferencesText')}>
      <Setting name={t('header.language')} control={<LanguageToggle />} />
      <Setting name={t('theme.label')} control={<ThemeChoice />} />
    </SettingsSection>
  )
}
