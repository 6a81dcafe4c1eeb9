import { LanguageToggle } from '../preferences/language-toggle.tsx'
import { ThemeChoice } from '../preferences/theme-choice.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { Setting, SettingsSection } from '../ui/setting.tsx'

export function PreferencesSection() {
  const { t } = useLanguage()
  return (
    <SettingsSection title={t('profile.preferences')} text={t('profile.preferencesText')}>
      <Setting name={t('header.language')} control={<LanguageToggle />} />
      <Setting name={t('theme.label')} control={<ThemeChoice />} />
    </SettingsSection>
  )
}
