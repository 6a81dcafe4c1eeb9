import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { titleIn } from '../../../shared/guides/guides.ts'
import type { GiftState } from '../../../shared/payments/gift-schemas.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { profiles } from '../../platform/api/query-profiles.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { langIfOther } from '../../platform/texts/lang-if-other.ts'
import { Texts, useLanguage } from '../../platform/texts/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { SettingsSection } from '../../ui/setting.tsx'

const texts = ['trust/gifts'] as const

/** B21.68: what this reader has given, each with its state. */
export function OwnGifts() {
  return (
    <Texts of={texts}>
      <Gifts />
    </Texts>
  )
}

function Gifts() {
  const { t, language } = useLanguage()
  const { data, isError, refetch } = trpc.gifts.list.useQuery(undefined, { ...profiles.other, staleTime: 0 })
  return (
    <SettingsSection title={t('gift.own')}>
      {data === undefined && isError && <LoadFailed retry={() => void refetch()} />}
      {data?.gifts.length === 0 && <p className="py-4 text-soft">{t('gift.none')}</p>}
      <ul>
        {data?.gifts.map((gift) => {
          const title = titleIn(language, gift)
          return (
            <li key={gift.id} className="relative border-b border-line py-3 hover:bg-surface">
              <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <Link
                  to={giftPaths.one(gift.id)}
                  lang={langIfOther(title, language)}
                  className="covers-card min-w-0 font-semibold"
                >
                  {title.text}
                </Link>
                <GiftBadge state={gift.state} />
              </p>
              {gift.recipient !== null && (
                <p className="mt-1 text-md wrap-anywhere text-soft">{gift.recipient}</p>
              )}
            </li>
          )
        })}
      </ul>
    </SettingsSection>
  )
}

export function GiftBadge({ state }: { state: GiftState }) {
  const { t } = useLanguage()
  return <Badge tone={state === 'claimed' ? 'accent' : 'plain'}>{t(`gift.state.${state}`)}</Badge>
}
