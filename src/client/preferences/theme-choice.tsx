import { useLanguage } from '../platform/texts/language.tsx'
import { SegmentedControl } from '../ui/form/segmented-control.tsx'
import { themes, useTheme } from './theme.ts'

export function ThemeChoice() {
  const { t } = useLanguage()
  const [theme, chooseTheme] = useTheme()
  const options = themes.map((value) => ({ value, label: t(`theme.${value}`) }))
  return (
    <div className="needs-script">
      <SegmentedControl label={t('theme.label')} options={options} value={theme} onChange={chooseTheme} />
    </div>
  )
}
