import { useMemo } from 'react'
import { useLanguage } from '../lib/i18n.tsx'
import type { GuideShown } from './guide-article.tsx'
import { GuideBody } from './guide-body.tsx'
import { ContentsBar, GuideContents, type Section } from './guide-contents.tsx'
import { columns, sideColumn } from './guide-columns.tsx'
import { GuideFacts } from './guide-facts.tsx'
import { GuideHeading } from './guide-heading.tsx'
import { ReadingPlace } from './reading-place.tsx'
import { useCurrentSection } from './use-current-section.ts'

/** The whole guide, for whoever may read it. */
export function OpenGuide({ guide, body }: { guide: GuideShown; body: NonNullable<GuideShown['body']> }) {
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
        <ReadingPlace card={guide.card}>
          <GuideBody body={body} />
        </ReadingPlace>
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
