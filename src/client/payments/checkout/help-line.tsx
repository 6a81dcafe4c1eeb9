import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Link } from '../../platform/pages/navigation.tsx'

export function HelpLine() {
  const { t, language } = useLanguage()
  return (
    <p className="text-md text-soft">
      {t('checkout.help')}
      {language === 'en' && ' '}
      <Link to={paths.contact} className="text-link">
        {t('checkout.helpLink')}
      </Link>
    </p>
  )
}
