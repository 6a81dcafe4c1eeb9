import { Suspense, useState } from 'react'
import { formatDay } from '../../shared/dates.ts'
import { foldText } from '../../shared/guides/fold-text.ts'
import { localizeTitle } from '../../shared/guides/guides.ts'
import { formatMoney } from '../../shared/money.ts'
import { paths } from '../../shared/paths.ts'
import { getLangAttribute } from '../platform/texts/get-lang-attribute.ts'
import { continueHash } from '../guides/reading/progress/continue-hash.ts'
import type { RouterOutputs } from '../platform/api/api.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { useHydrated } from '../platform/browser/use-hydrated.ts'
import { Badge } from '../ui/badge.tsx'
import { Cover } from '../ui/cover.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { useReadingPlaces, type SavedReadingPlace } from '../progress/places/places-store.ts'
import { useStepMarks } from '../progress/steps/marks-store.ts'
import { StepsOverview } from '../progress/steps/steps-overview.tsx'
import { isBlankMark } from '../../shared/progress/steps.ts'
import { OfflineCopyList } from '../offline/copies/copy-list.tsx'
import { LoadFailed } from '../ui/page/load-failed.tsx'
import { GuideAnchor } from '../ui/local-text.tsx'
import { MembersOnly } from '../auth/sign-in/members-only.tsx'
import { PlanCard } from './plan-card.tsx'

type Purchase = RouterOutputs['access']['purchases']['purchases'][number]

export function Page() {
  return (
    <MembersOnly>
      <MyGuides />
    </MembersOnly>
  )
}

function MyGuides() {
  const { t } = useLanguage()
  const { data, isError, refetch } = trpc.access.purchases.useQuery(undefined, queryProfiles.fresh)
  const hydrated = useHydrated()
  const places = useReadingPlaces()
  const begun = new Set(useStepMarks().flatMap((mark) => (isBlankMark(mark) ? [] : mark.guideId)))
  // Guides with completed or pending steps appear in the list of steps instead.
  const reading = places.filter(({ guideId }) => !begun.has(guideId))
  const readSoFar = (guideId: number) => {
    const place = places.find((each) => each.guideId === guideId)
    return place && t('myGuides.read', { percent: place.percent })
  }
  return (
    <div className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{t('myGuides.title')}</h1>
      {reading.length > 0 && <ContinueReading places={reading.slice(0, 3)} />}
      {hydrated && (
        <Suspense fallback={null}>
          <StepsOverview readSoFar={readSoFar} />
        </Suspense>
      )}
      <section aria-labelledby="owned" className="mt-12 max-w-2xl">
        <h2 id="owned" className="text-xl">
          {t('myGuides.owned')}
        </h2>
        <div className="mt-4">
          {data !== undefined && <OwnedGuides purchases={data.purchases} places={places} />}
          {data === undefined && isError && <LoadFailed retry={refetch} />}
          {data === undefined && !isError && <Skeleton className="h-40" />}
        </div>
      </section>
      <OfflineCopyList />
      <div className="mt-14">
        <PlanCard />
      </div>
    </div>
  )
}

/** Lists started guides that the user owns or can read with Pro. */
function ContinueReading({ places }: { places: SavedReadingPlace[] }) {
  const { t, language } = useLanguage()
  return (
    <section aria-labelledby="continue" className="mt-10 max-w-2xl">
      <h2 id="continue" className="text-xl">
        {t('myGuides.continue')}
      </h2>
      <ul className="mt-4 grid gap-3">
        {places.map((place) => {
          const title = localizeTitle(language, place)
          return (
            <li
              key={place.guideId}
              className="relative rounded-card border border-line bg-surface p-4 hover:border-control"
            >
              <GuideAnchor of={title} guideId={place.guideId} hash={continueHash} />
              <p className="mt-2 flex items-center gap-3 text-sm text-soft tabular-nums">
                <progress
                  max={100}
                  value={place.percent}
                  aria-hidden="true"
                  className="h-1.5 flex-1 appearance-none overflow-hidden rounded-full bg-raised accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
                />
                {t('myGuides.read', { percent: place.percent })}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function OwnedGuides({ purchases, places }: { purchases: Purchase[]; places: SavedReadingPlace[] }) {
  const { t } = useLanguage()
  const [wanted, setWanted] = useState('')
  const words = foldText(wanted).split(/\s+/)
  const found = purchases.filter(({ titleEn, titleJa }) => {
    const titles = foldText(`${titleEn}\n${titleJa}`)
    return words.every((word) => titles.includes(word))
  })
  if (purchases.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-soft">{t('myGuides.none')}</p>
        <ButtonLink to={paths.guides} variant="secondary">
          {t('notFound.toGuides')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <TextField
        label={t('myGuides.search')}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <output className="mt-3 block text-md text-soft">{t('myGuides.found', { count: found.length })}</output>
      <ul className="mt-3 border-t border-line">
        {found.map((purchase) => (
          <OwnedGuide
            key={`${purchase.guideId} ${purchase.purchaseDate}`}
            purchase={purchase}
            place={places.find(({ guideId }) => guideId === purchase.guideId)}
          />
        ))}
      </ul>
    </>
  )
}

function OwnedGuide({ purchase, place }: { purchase: Purchase; place: SavedReadingPlace | undefined }) {
  const { t, language } = useLanguage()
  const title = localizeTitle(language, purchase)
  const date = formatDay(language, new Date(purchase.purchaseDate))
  const price = formatMoney({ amountMinor: purchase.amount, currency: purchase.currency })
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-4 hover:bg-surface">
      {purchase.thumbnailUrl !== '' && (
        <Cover src={purchase.thumbnailUrl} className="w-20 shrink-0 rounded-control sm:w-28" />
      )}
      <div className="min-w-0 flex-1">
        <p lang={getLangAttribute(title, language)} className="font-semibold wrap-anywhere">
          {place !== undefined && purchase.state === 'open' ? (
            <GuideAnchor of={title} guideId={purchase.guideId} hash={continueHash} />
          ) : (
            <Link to={paths.guide(purchase.guideId)} className="covers-card focus-visible:outline-none">
              {title.text}
            </Link>
          )}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-md text-soft">
          <span>
            {purchase.source === 'free'
              ? t('myGuides.picked', { date })
              : t('myGuides.bought', { date, price })}
          </span>
          {place !== undefined && purchase.state === 'open' && (
            <span className="tabular-nums">{t('myGuides.read', { percent: place.percent })}</span>
          )}
          {purchase.state !== 'open' && <Badge>{t(`myGuides.state.${purchase.state}`)}</Badge>}
        </p>
      </div>
    </li>
  )
}
