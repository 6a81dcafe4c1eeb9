import { lazy, Suspense } from 'react'
import type { ListedCard } from '../../../shared/guides/guides.ts'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { OptionalPart } from '../../ui/optional-part.tsx'
import { LockedContents } from './paywall/locked-contents.tsx'
import { columnsClass, sideColumnClass } from './article/guide-columns.tsx'
import { GuideFacts } from './article/guide-facts.tsx'
import { GuideHeading } from './article/guide-heading.tsx'
import { LanguageSwitch } from './article/language-switch.tsx'
import { GuidePreview } from './paywall/guide-preview.tsx'
import { LazyFullGuide } from './full-guide-part.ts'
import { Paywall } from './paywall/paywall.tsx'
import { PaywallLink } from './paywall/paywall-link.tsx'
import { RelatedGuides } from './related-guides.tsx'
import { getButtonClass } from '../../ui/button.tsx'

/** Shows the text in the wide column, with the guide's facts beside it. */
export function GuideArticle({ guide }: { guide: ShownGuide }) {
  const isLocked = guide.body === null && guide.access !== 'waiting'
  return (
    <div className="page-width pt-10 md:pt-14">
      {isLocked ? (
        <LockedGuide guide={guide} />
      ) : (
        // If access is granted during the visit, the preview stays until the guide's text is loaded.
        <Suspense fallback={<LockedGuide guide={guide} />}>
          <LazyFullGuide guide={guide} body={guide.body} />
        </Suspense>
      )}
      {!isLocked && <Reports guide={guide} />}
      <RelatedGuides guide={guide} />
    </div>
  )
}

function LockedGuide({ guide }: { guide: ShownGuide }) {
  const { card } = guide
  return (
    <article>
      <div className={columnsClass}>
        <GuideHeading guide={guide} />
        <aside className={sideColumnClass}>
          <GuideFacts guide={guide} />
          <LockedContents card={card} outline={guide.outline} />
        </aside>
        <GuidePreview guide={guide} />
      </div>
      <Reports guide={guide} />
      <ReadOnBar card={card} />
      {guide.ownedTwin !== null && <TwinNotice twin={guide.ownedTwin} />}
      <Paywall guide={guide} />
    </article>
  )
}

/** Shows what buyers report. A locked guide shows it above the prices. */
function Reports({ guide: { reported } }: { guide: ShownGuide }) {
  return reported && <div className="mb-12" dangerouslySetInnerHTML={{ __html: reported }} />
}

/** This component is loaded on demand, because few users see it. */
const OwnedDuplicateWarning = lazy(async () => ({
  default: (await import('./paywall/owned-duplicate-warning.tsx')).OwnedDuplicateWarning,
}))

function TwinNotice({ twin }: { twin: NonNullable<ShownGuide['ownedTwin']> }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <OptionalPart>
      <OwnedDuplicateWarning twin={twin} />
    </OptionalPart>
  )
}

/** Shows a fixed bar on small screens that links to the paywall, until the paywall scrolls into view. */
function ReadOnBar({ card }: { card: ListedCard }) {
  return (
    <div className="sticky bottom-0 z-10 lg:hidden print:hidden">
      <div className="absolute -inset-x-5 bottom-0 flex gap-2 border-t border-line bg-surface px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:-inset-x-8 md:px-8">
        <LanguageSwitch barClass={getButtonClass('secondary', 'shrink-0 px-3! whitespace-nowrap')} />
        <PaywallLink card={card} />
      </div>
    </div>
  )
}
