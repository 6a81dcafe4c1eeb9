import { Link } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'

/** To the next page of a list that begins with the newest. */
export function OlderLink({ to }: { to: string }) {
  const { t } = useLanguage()
  return (
    <p className="mt-6 text-md">
      <Link to={to} rel="next" className="text-link py-2">
        {t('desk.older')}
      </Link>
    </p>
  )
}
