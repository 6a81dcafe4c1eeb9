import { useLanguage } from '../platform/texts/language.tsx'
import { PageLink } from './page-link.tsx'

/** To the next page of a list that begins with the newest. */
export function OlderLink({ to }: { to: string }) {
  const { t } = useLanguage()
  return (
    <p className="mt-6 text-md">
      <PageLink to={to} rel="next">
        {t('desk.older')}
      </PageLink>
    </p>
  )
}
