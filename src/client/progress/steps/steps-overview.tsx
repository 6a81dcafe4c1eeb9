import { localizeTitle } from '../../../shared/guides/guides.ts'
import { isBlankMark } from '../../../shared/progress/steps.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { countSteps, useStepMarks } from './marks-store.ts'
import { useOptInChange, OptInCheckbox } from './opt-in-checkbox.tsx'
import { Cover } from '../../ui/cover.tsx'
import { GuideAnchor } from '../../ui/local-text.tsx'

interface WhereIAmProps {
  /** Describes how far a guide was read, for sighted users and screen readers. */
  readSoFar: (guideId: number) => string | undefined
}

/** Lists the guides whose steps the user has begun, the latest first (B21.9). */
export function StepsOverview({ readSoFar }: WhereIAmProps) {
  const { t, language } = useLanguage('reading')
  const marks = useStepMarks()
  const begun = Map.groupBy(
    marks.filter((mark) => !isBlankMark(mark)),
    ({ guideId }) => guideId,
  )
  const ids = [...begun.keys()]
  const { data: cards = [] } = trpc.guides.cardsOf.useQuery(
    { ids },
    { enabled: ids.length > 0, placeholderData: (previous) => previous },
  )
  const shown = cards.filter(({ id }) => begun.has(id))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="where-i-am" className="mt-12 max-w-2xl">
      <h2 id="where-i-am" className="text-xl">
        {t('steps.whereIAm')}
      </h2>
      <ul className="mt-4 border-t border-line">
        {shown.map((card) => {
          const title = localizeTitle(language, card)
          return (
            <li
              key={card.id}
              className="relative flex items-center gap-4 border-b border-line py-4 hover:bg-surface"
            >
              <Cover src={card.thumbnailUrl} className="w-20 shrink-0 rounded-control sm:w-28" />
              <div className="min-w-0 flex-1">
                <GuideAnchor of={title} guideId={card.id} hash="#steps" />
                <p className="mt-1 text-md text-soft tabular-nums">
                  {[t('steps.done', countSteps(begun.get(card.id) ?? [])), readSoFar(card.id)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      <StepWish />
    </section>
  )
}

/** Lets a signed-in user opt in to step reminders (B21.82). */
function StepWish() {
  const { t } = useLanguage()
  const wish = trpc.progress.stepWish.useQuery(undefined, queryProfiles.other)
  const change = trpc.progress.setStepWish.useMutation(useOptInChange(wish))
  return <OptInCheckbox label={t('steps.wish')} wish={wish} change={change} />
}
