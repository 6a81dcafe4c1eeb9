import { giftPaths } from '../../../../shared/payments/gift-paths.ts'
import { formatDay } from '../../../../shared/dates.ts'
import type { Translate } from '../../../../shared/texts/translate.ts'
import type { PageLanguage } from '../../../../shared/languages.ts'
import type { RouterOutputs } from '../../../platform/api/api.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { Link } from '../../../platform/pages/navigation.tsx'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { queryProfiles } from '../../../platform/api/query-profiles.ts'

type Explanation = RouterOutputs['access']['explain']

/** Shows the date and payment behind the access. */
export function AccessReasonDetails({ guideId }: { guideId: number }) {
  const { t, language } = useLanguage('members')
  const { data, isError } = trpc.access.explain.useQuery({ guideId }, queryProfiles.fresh)
  if (isError) return <p role="alert">{t('account.loadFailed')}</p>
  if (data === undefined) return <p>{t('ui.loading')}</p>
  return (
    <>
      <p>{reasonOf(data, t, language)}</p>
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

function reasonOf({ grounds, since }: Explanation, t: Translate, language: PageLanguage): string {
  const date = since === null ? '' : formatDay(language, new Date(since))
  switch (grounds) {
    case 'purchase':
      return t('whyOpen.purchase', { date })
    case 'free-pick':
      return t('whyOpen.free-pick', { date })
    case 'gift':
      return t('whyOpen.gift', { date })
    case 'subscription':
      return t('whyOpen.subscription')
    case 'free-preview':
    case null:
      return t('whyOpen.free-preview')
  }
}
