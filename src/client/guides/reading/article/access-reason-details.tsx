import { giftPaths } from '../../../../shared/payments/gift-paths.ts'
import { formatDay } from '../../../../shared/dates.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { Link } from '../../../platform/pages/navigation.tsx'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { queryProfiles } from '../../../platform/api/query-profiles.ts'

/** Shows the date and payment behind the access. */
export function AccessReasonDetails({ guideId }: { guideId: number }) {
  const { t, language } = useLanguage('members')
  const { data, isError } = trpc.access.explain.useQuery({ guideId }, queryProfiles.fresh)
  if (isError) return <p role="alert">{t('account.loadFailed')}</p>
  if (data === undefined) return <p>{t('ui.loading')}</p>
  const date = data.since === null ? '' : formatDay(language, new Date(data.since))
  return (
    <>
      <p>{t(`whyOpen.${data.grounds ?? 'free-preview'}`, { date })}</p>
      {data.reference !== null && data.grounds !== 'gift' && (
        <p className="wrap-anywhere">{t('whyOpen.reference', { reference: data.reference })}</p>
      )}
      {data.grounds !== 'free-preview' && (
        <p>
          <Link to={giftPaths.ofGuide(guideId)} className="text-link">
            {t('paywall.gift')}
          </Link>
        </p>
      )}
    </>
  )
}
