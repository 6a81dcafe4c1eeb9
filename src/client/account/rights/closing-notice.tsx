import { formatDay } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { profiles } from '../../platform/api/query-profiles.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Above everything else, for somebody whose account is going to be deleted (B18.4). */
export function ClosingNotice() {
  const { t, language } = useLanguage()
  const { data } = trpc.auth.me.useQuery(undefined, profiles.other)
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
