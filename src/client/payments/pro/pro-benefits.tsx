import { checkIcon, Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'

export const proBenefits = ['all', 'weekly', 'exclusive', 'support'] as const

export function ProBenefits() {
  const { t } = useLanguage()
  return (
    <ul className="grid gap-3">
      {proBenefits.map((benefit) => (
        <li key={benefit} className="flex items-baseline gap-3">
          <Icon path={checkIcon} className="translate-y-[0.2em] text-premium" />
          {t(`subscribe.benefit.${benefit}`)}
        </li>
      ))}
    </ul>
  )
}
