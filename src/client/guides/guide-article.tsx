import { useMemo } from 'react'
import type { ShelfCard } from '../../shared/guides.ts'
import type { Outputs } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { GuideBody } from './guide-body.tsx'
import { ContentsBar, GuideContents, LockedContents, type Section } from './guide-contents.tsx'
import { GuideFacts } from './guide-facts.tsx'
import { GuideHeading } from './guide-heading.tsx'
import { GuidePreview } from './guide-preview.tsx'
import { Paywall } from './paywall.tsx'
import { ReadOnLink } from './read-on-link.tsx'
import { RelatedGuides } from './related-guides.tsx'
import { useCurrentSection } from './use-current-section.ts'

export type GuideShown = NonNullable<Outputs['guides']['find']>

/** The text runs in the wide column; what is known about the guide stands beside it. */
export function GuideArticle({ guide }: { guide: GuideShown }) {
  return (
    <div className="page-width pt-10 md:pt-14">
      {guide.body === null ? <LockedGuide guide={guide} /> : <OpenGuide guide={guide} body={guide.body} />}
      <RelatedGuides guide={guide} />
    </div>
  )
}

const columns =
  'grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]'
const sideColumn =
  'grid content-start gap-8 self-stretch lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-rows-[auto_1fr]'

function OpenGuide({ guide, body }: { guide: GuideShown; body: NonNullable<GuideShown['body']> }) {
  const sections = useSections(body)
  const current = useCurrentSection(sections)
  return (
    <article className="[overflow-anchor:none]">
      <div className={columns}>
        <GuideHeading guide={guide} />
        <aside className={sideColumn}>
          <GuideFacts guide={guide} />
          <GuideContents sections={sections} current={current} />
        </aside>
        <GuideBody body={body} />
      </div>
      <ContentsBar sections={sections} current={current} />
    </article>
  )
}

/** What the contents list: the text's own sections, and the videos that come after it. */
function useSections(body: NonNullable<GuideShown['body']>): Section[] {
  const { t, language } = useLanguage()
  return useMemo(() => {
    const sections: Section[] = body.sections.map((section) => ({ ...section, language: body.language }))
    return body.videos.length === 0
      ? sections
      : [...sections, { id: 'reference-videos', title: t('guide.videos'), language }]
  }, [body, t, language])
}

function LockedGuide({ guide }: { guide: GuideShown }) {
  const { card } = guide
  return (
    <article>
      <div className={columns}>
        <GuideHeading guide={guide} />
        <aside className={sideColumn}>
          <GuideFacts guide={guide} />
          <LockedContents card={card} outline={guide.outline} />
        </aside>
        <GuidePreview guide={guide} />
      </div>
      <ReadOnBar card={card} />
      <Paywall card={card} freePick={guide.freePick} />
    </article>
  )
}

/** Below the text on small screens until the paywall, its own place, comes into view. It takes no room. */
function ReadOnBar({ card }: { card: ShelfCard }) {
  return (
    <div className="sticky bottom-0 z-10 lg:hidden print:hidden">
      <div className="absolute -inset-x-5 bottom-0 border-t border-line bg-surface px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:-inset-x-8 md:px-8">
        <ReadOnLink card={card} />
      </div>
    </div>
  )
}
