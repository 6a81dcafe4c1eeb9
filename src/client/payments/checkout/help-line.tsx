import { useLanguage } from '../../platform/texts/language.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'

export function HelpLine() {
  const { t } = useLanguage()
  return (
    <p className="text-md [word-break:auto-phrase] text-soft">
      <LinkedText text={t('checkout.help')} />
    </p>
  )
}
