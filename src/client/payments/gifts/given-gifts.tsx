import { localizeTitle } from '../../../shared/guides/guides.ts'
import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import type { Gift } from '../../../shared/payments/gift-schemas.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { Texts, useLanguage } from '../../platform/texts/language.tsx'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { SettingsSection } from '../../ui/setting.tsx'
import { LocalLink } from '../../ui/local-text.tsx'

/** Lists the user's gifts with their states (B21.69). `givesMore` adds a link to give another one. */
export function GivenGifts({ givesMore = false }: { givesMore?: boolean }) {
  return (
    <Texts of={['offers/gifts']}>
      <Gifts givesMore={givesMore} />
    </Texts>
  )
}

function Gifts({ givesMore }: { givesMore: boolean }) {
  const { t } = useLanguage()
  const { data, isError, refetch } = trpc.gifts.list.useQuery(undefined, queryProfiles.fresh)
  return (
    <SettingsSection title={t('gift.own')}>
      {data === undefined && isError && <LoadFailed retry={refetch} />}
      {data?.gifts.length === 0 && <p className="py-4 text-soft">{t('gift.none')}</p>}
      <ul>
        {data?.gifts.map((gift) => (
          <GiftLine key={gift.id} gift={gift} />
        ))}
      </ul>
      {givesMore && (
        <ButtonLink to={paths.gifts} variant="secondary" className="mt-4">
          {t('gift.title')}
        </ButtonLink>
      )}
    </SettingsSection>
  )
}

function GiftLine({ gift }: { gift: Gift }) {
  const title = useGiftTitle(gift)
  return (
    <li className="relative border-b border-line py-3 hover:bg-surface">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <LocalLink of={title} to={giftPaths.one(gift.id)} className="covers-card min-w-0 font-semibold" />
        <GiftBadge gift={gift} />
      </p>
      {gift.recipient !== null && <p className="mt-1 text-md wrap-anywhere text-soft">{gift.recipient}</p>}
    </li>
  )
}

export function GiftBadge({ gift: { state, recipient } }: { gift: Gift }) {
  const { t } = useLanguage()
  const shown = state === 'waiting' && recipient === null ? 'link' : state
  const tone = state === 'claimed' ? 'accent' : 'plain'
  return (
    <Badge tone={tone}>
      <span className={state === 'unreached' ? 'text-danger' : undefined}>{t(`gift.state.${shown}`)}</span>
    </Badge>
  )
}

/** Returns a function that titles a gift: with its guide, or its months of Pro. */
export function useGiftTitle(gift: Pick<Gift, 'months' | 'titleEn' | 'titleJa'>) {
  const { t, language } = useLanguage()
  if (gift.months === null) return localizeTitle(language, gift)
  return { text: t('gift.pro', { months: gift.months }), language }
}
