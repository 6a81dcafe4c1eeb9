import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { Link } from '../lib/navigation.tsx'

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
