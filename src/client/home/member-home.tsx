import { useMemo, type ReactNode } from 'react'
import type { OwnedGuides } from '../../shared/access/access-schemas.ts'
import { isBlankMark, assignStepMarks, markStep, type Step } from '../../shared/progress/steps.ts'
import { localizeTitle, type ListedCard } from '../../shared/guides/guides.ts'
import { paths } from '../../shared/paths.ts'
import { useReadingPlaces } from '../progress/places/places-store.ts'
import { useSavedGuideIds } from '../progress/saved/saved-list.ts'
import { addStepMarks, getThisDevice, useStepMarks } from '../progress/steps/marks-store.ts'
import { continueHash } from '../guides/reading/progress/continue-hash.ts'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { trpc } from '../platform/api/trpc.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { Cover } from '../ui/cover.tsx'
import { GuideAnchor, LocalLink } from '../ui/local-text.tsx'
import { LoadFailed } from '../ui/page/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Number of new and of saved guides to show. */
const shownGuides = 3

/** Shows the current guide, its next step, saved and new guides above the home page, to users who own guides or have Pro (B2.28). */
export function MemberHome() {
  const { data: owned } = trpc.access.owned.useQuery(undefined, queryProfiles.other)
  if (owned === undefined || !(owned.subscribed || [...owned.bought, ...owned.picked].length > 0)) return null
  return <Library owned={owned} />
}

function Library({ owned }: { owned: OwnedGuides }) {
  const { t, language } = useLanguage('members', 'reading')
  const current = useCurrentGuide(owned)
  const guide = trpc.guides.find.useQuery(
    { id: current?.guideId ?? 0, language },
    { ...queryProfiles.other, enabled: current !== undefined },
  )
  const shown = guide.data
  const hasSaved = useSavedGuideIds().length > 0
  return (
    <div className="grid gap-10">
      {current !== undefined && shown !== null && (
        <Part id="continue" title={t('myGuides.continue')}>
          {guide.isLoadingError ? (
            <LoadFailed retry={guide.refetch} />
          ) : shown === undefined ? (
            <Skeleton className="h-40" />
          ) : (
            <CurrentGuide card={shown.card} steps={shown.body?.steps ?? []} percent={current.percent} />
          )}
        </Part>
      )}
      {hasSaved && (
        <Part id="saved" title={t('saved.title')}>
          <SavedGuides />
          <Link to={paths.saved} className="text-link mt-4 inline-block text-md">
            {t('ownHome.allSaved')}
          </Link>
        </Part>
      )}
      <Part id="new-for-you" title={t('ownHome.new')}>
        <NewGuides owned={owned} like={shown?.card} />
        <Link to={paths.news} className="text-link mt-4 inline-block text-md">
          {t('footer.news')}
        </Link>
      </Part>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Returns the guide that was last read or worked on in this browser, otherwise the guide that the user bought or picked last. */
function useCurrentGuide(owned: OwnedGuides): { guideId: number; percent: number | undefined } | undefined {
  const places = useReadingPlaces()
  const marks = useStepMarks()
  return useMemo(() => {
    const [place] = places
    const mark = marks.find((each) => !isBlankMark(each))
    const marked = mark !== undefined && mark.at > (place?.at ?? 0) ? mark.guideId : undefined
    const guideId = marked ?? place?.guideId ?? owned.bought.at(-1) ?? owned.picked.at(-1)
    return guideId === undefined
      ? undefined
      : { guideId, percent: places.find((each) => each.guideId === guideId)?.percent }
  }, [places, marks, owned])
}

interface CurrentGuideProps {
  card: ListedCard
  steps: readonly Step[]
  percent: number | undefined
}

function CurrentGuide({ card, steps, percent }: CurrentGuideProps) {
  const { t, language } = useLanguage()
  return (
    <div className="relative flex min-h-40 gap-4 rounded-card border border-line bg-surface p-4 hover:border-control sm:gap-5 md:p-5">
      <Cover src={card.thumbnailUrl} className="w-24 shrink-0 self-start rounded-control sm:w-56" />
      <div className="grid min-w-0 flex-1 content-start gap-3">
        <GuideAnchor
          of={localizeTitle(language, card)}
          guideId={card.id}
          hash={percent === undefined ? '' : continueHash}
        />
        {percent !== undefined && (
          <p className="flex max-w-measure items-center gap-3 text-sm text-soft tabular-nums">
            <progress
              max={100}
              value={percent}
              aria-hidden="true"
              className="h-1.5 flex-1 appearance-none overflow-hidden rounded-full bg-raised accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
            />
            {t('myGuides.read', { percent })}
          </p>
        )}
        <NextStep guideId={card.id} steps={steps} />
      </div>
    </div>
  )
}

/** Shows the first uncompleted step with its checkbox. */
function NextStep({ guideId, steps }: { guideId: number; steps: readonly Step[] }) {
  const { t } = useLanguage()
  const marks = useStepMarks()
  const next = assignStepMarks(
    steps,
    marks.filter((mark) => mark.guideId === guideId),
  ).steps.find(({ mark }) => mark?.done !== true)
  if (next === undefined) return null
  const check = () =>
    addStepMarks(
      markStep({ guideId, steps: steps.length, at: Date.now(), by: getThisDevice() }, next, { done: true }),
    )
  return (
    <div className="relative border-t border-line pt-3">
      <p className="text-sm text-soft tabular-nums">
        {t('ownHome.nextStep', { number: next.place + 1, all: steps.length })}
      </p>
      <label className="flex min-h-11 items-start gap-3 py-2 text-md">
        <input
          key={next.key}
          type="checkbox"
          onChange={check}
          className="mt-0.5 size-4.5 shrink-0 accent-accent"
        />
        {next.text}
      </label>
    </div>
  )
}

/** Shows the newest guides that the user doesn't own, those with categories of `like` first. */
function NewGuides({ owned, like }: { owned: OwnedGuides; like: ListedCard | undefined }) {
  const { language } = useLanguage()
  const guides = trpc.guides.listing.useQuery({ sort: 'newest', page: 1, language }, queryProfiles.other)
  const own = new Set([...owned.bought, ...owned.picked, like?.id])
  const others = guides.data?.cards.filter(({ id }) => !own.has(id)) ?? []
  const isAlike = (card: ListedCard) => card.tags.some((tag) => like?.tags.includes(tag))
  const shown = [...others.filter(isAlike), ...others.filter((card) => !isAlike(card))]
  return <GuideRow from={guides} cards={shown} />
}

/** Shows the guides that the user saved last. */
function SavedGuides() {
  const ids = useSavedGuideIds().slice(0, shownGuides)
  const guides = trpc.guides.cardsOf.useQuery({ ids }, queryProfiles.other)
  return <GuideRow from={guides} cards={guides.data ?? []} />
}

interface GuideRowProps {
  from: { isPending: boolean; isLoadingError: boolean; refetch: () => Promise<unknown> }
  cards: readonly ListedCard[]
}

/** Shows the first guides in a row, placeholders while they load, or a retry button after a failure. */
function GuideRow({ from, cards }: GuideRowProps) {
  const { language } = useLanguage()
  if (from.isLoadingError) return <LoadFailed retry={from.refetch} />
  if (!from.isPending && cards.length === 0) return null
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {from.isPending &&
        Array.from({ length: shownGuides }, (_, place) => (
          <li key={place}>
            <Skeleton className="h-22" />
          </li>
        ))}
      {cards.slice(0, shownGuides).map((card) => (
        <li
          key={card.id}
          className="relative flex h-22 items-center gap-4 rounded-card border border-line bg-surface p-3 hover:border-control"
        >
          <Cover src={card.thumbnailUrl} className="w-24 shrink-0 rounded-control" />
          <LocalLink
            of={localizeTitle(language, card)}
            to={paths.guide(card.id)}
            className="covers-card line-clamp-3 text-sm font-semibold focus-visible:outline-none"
          />
        </li>
      ))}
    </ul>
  )
}
