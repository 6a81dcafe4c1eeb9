import { lazy, Suspense } from 'react'
import type { ShelfCard } from '../../shared/guides.ts'
import type { Outputs } from '../lib/api.ts'
import { MemberTexts } from '../lib/i18n.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { GuideBody } from './guide-body.tsx'
import { GuideContents, LockedContents } from './guide-contents.tsx'
import { GuideFacts } from './guide-facts.tsx'
import { GuideHeading } from './guide-heading.tsx'
import { GuidePreview } from './guide-preview.tsx'
import { Paywall } from './paywall.tsx'
import { ReadingPlace } from './reading-place.tsx'
import { ReadOnLink } from './read-on-link.tsx'

export type GuideShown = NonNullable<Outputs['guides']['find']>

/** The text runs in the wide column; what is known about the guide stands beside it. */
export function GuideArticle({ guide }: { guide: GuideShown }) {
  const { card, body } = guide
  return (
    <article className="page-width [overflow-anchor:none] pt-10 md:pt-14">
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <GuideHeading card={card} grounds={guide.grounds} />
        <aside className="grid content-start gap-8 self-stretch lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-rows-[auto_1fr]">
          <GuideFacts card={card} incomeBasis={guide.incomeBasis} />
          {body === null ? <LockedContents card={card} /> : <GuideContents sections={body.sections} />}
        </aside>
        {body === null ? (
          <GuidePreview preview={guide.preview} />
        ) : (
          <ReadingPlace card={card}>
            <GuideBody body={body} />
          </ReadingPlace>
        )}
      </div>
      {body === null && (
        <>
          <ReadOnBar card={card} />
          {guide.ownedTwin !== null && <TwinNotice twin={guide.ownedTwin} />}
          <Paywall card={card} freePick={guide.freePick} />
        </>
      )}
    </article>
  )
}

/** Few people ever see it, so nobody else loads it. */
const OwnedTwin = lazy(async () => ({ default: (await import('./owned-twin.tsx')).OwnedTwin }))

function TwinNotice({ twin }: { twin: NonNullable<GuideShown['ownedTwin']> }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <Suspense fallback={null}>
      <MemberTexts>
        <OwnedTwin twin={twin} />
      </MemberTexts>
    </Suspense>
  )
}

/** Below the text on small screens until the paywall, its own place, comes into view. It takes no room. */
function ReadOnBar({ card }: { card: ShelfCard }) {
  return (
    <div className="sticky bottom-0 z-10 lg:hidden">
      <div className="absolute -inset-x-5 bottom-0 border-t border-line bg-surface px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:-inset-x-8 md:px-8">
        <ReadOnLink card={card} />
      </div>
    </div>
  )
}
