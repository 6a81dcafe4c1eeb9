import { localizeTitle, type ListedCard } from '../../shared/guides/guides.ts'
import { formatMoney } from '../../shared/money.ts'
import { bundlePaths } from '../../shared/payments/bundle-paths.ts'
import { getBundlePrice, bundleSize, isInBundle } from '../../shared/payments/bundle-price.ts'
import { paths } from '../../shared/paths.ts'
import { getPageCurrency } from '../../shared/prices.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { GuideGrid, GuideGridSkeleton } from '../guides/catalogue/guide-grid.tsx'
import { GuideListError } from '../guides/catalogue/guide-list-error.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { useHydrated } from '../platform/browser/use-hydrated.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LocalLink } from '../ui/local-text.tsx'
import { useOwnedGuides } from '../access/use-owned-guides.ts'
import { useAuth } from '../auth/session/session-provider.tsx'
import { SaveButton } from './saved/save-button.tsx'
import { useSavedGuideIds } from './saved/saved-list.ts'
import { useOptInChange, OptInCheckbox } from './steps/opt-in-checkbox.tsx'

/** Lists the guides that the user saved for later, the latest first (B21.4). */
export function Page() {
  const { t } = useLanguage()
  const hydrated = useHydrated()
  const { session } = useAuth()
  return (
    <div className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{t('saved.title')}</h1>
      <p className="mt-3 max-w-measure text-soft">{t('saved.text')}</p>
      <noscript>
        <p className="mt-8">{t('saved.needsScript')}</p>
      </noscript>
      {hydrated && session !== null && <SavedWish />}
      <div className="mt-8">{hydrated ? <SavedGuides /> : <GuideGridSkeleton />}</div>
    </div>
  )
}

function SavedGuides() {
  const { t } = useLanguage()
  const ids = useSavedGuideIds()
  // The list shows the loaded guides while a guide is being removed from it.
  const guides = trpc.guides.cardsOf.useQuery(
    { ids },
    { enabled: ids.length > 0, placeholderData: (previous) => previous },
  )
  if (ids.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('saved.none')}</p>
        <ButtonLink to={paths.guides}>{t('notFound.toGuides')}</ButtonLink>
      </div>
    )
  }
  if (guides.data === undefined) {
    return guides.isError ? (
      <GuideListError error={guides.error} retry={() => void guides.refetch()} />
    ) : (
      <GuideGridSkeleton />
    )
  }
  const wanted = new Set(ids)
  const cards = guides.data.filter(({ id }) => wanted.has(id))
  return (
    <>
      <h2 className="mb-5 text-md font-normal text-soft">
        <output>{t('guides.count', { count: ids.length })}</output>
      </h2>
      <GuideGrid cards={cards} />
      <ul className="mt-6 grid gap-3 empty:hidden">
        {ids
          .filter((id) => !cards.some((card) => card.id === id))
          .map((id) => (
            <MissingGuide key={id} id={id} enabled={!guides.isPlaceholderData} />
          ))}
      </ul>
      <BundleLink cards={cards} />
    </>
  )
}

interface MissingGuideProps {
  id: number
  /** False while the list still shows the cards of an earlier list, because the guide may be on sale. */
  enabled: boolean
}

/** Shows a saved guide that is not in the catalog. A guide that no longer exists has a number instead of a title. */
function MissingGuide({ id, enabled }: MissingGuideProps) {
  const { t, language } = useLanguage()
  const { data } = trpc.guides.withdrawn.useQuery({ id, language }, { enabled })
  if (data === undefined) return null
  const title = localizeTitle(language, data ?? { titleEn: `#${id}`, titleJa: `#${id}` })
  return (
    <li className="relative rounded-card border border-line bg-surface py-3 pr-12 pl-5">
      {data === null ? (
        <p className="font-semibold">{title.text}</p>
      ) : (
        <LocalLink of={title} to={paths.guide(id)} className="font-semibold wrap-anywhere hover:underline" />
      )}
      <p className="text-md text-soft">{t('checkout.withdrawn')}</p>
      <SaveButton guideId={id} title={title.language === language ? title.text : undefined} />
    </li>
  )
}

/** Offers the latest guides that the user can't read yet as a bundle. Renders nothing without such guides, and for Pro users. */
function BundleLink({ cards }: { cards: readonly ListedCard[] }) {
  const { t, language } = useLanguage()
  const owned = useOwnedGuides()
  if (owned === undefined || owned.subscribed) return null
  const currency = getPageCurrency(language)
  const ids = cards
    .filter((card) => !card.isFreePreview && !owned.owned.has(card.id) && isInBundle(currency, card))
    .slice(0, bundleSize)
    .map(({ id }) => id)
  if (ids.length === 0) return null
  return (
    <p className="mt-8">
      <Link to={bundlePaths.choose(ids)} className="text-link">
        {t('saved.bundle', { count: bundleSize, price: formatMoney(getBundlePrice(currency)) })}
      </Link>
    </p>
  )
}

/** Lets a signed-in user opt in to emails about saved guides (B21.21). */
function SavedWish() {
  const { t } = useLanguage()
  const wish = trpc.progress.savedWish.useQuery(undefined, queryProfiles.other)
  const change = trpc.progress.setSavedWish.useMutation(useOptInChange(wish))
  return <OptInCheckbox label={t('saved.wish')} wish={wish} change={change} />
}
