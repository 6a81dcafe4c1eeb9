import { useMemo } from 'react'
import { useLanguage } from '../lib/i18n.tsx'
import type { GuideShown } from './guide-article.tsx'
import { GuideBody } from './guide-body.tsx'
import { ContentsBar, GuideContents, type Section } from './guide-contents.tsx'
import { columns, sideColumn } from './guide-columns.tsx'
import { GuideFacts } from './guide-facts.tsx'
import { GuideHeading } from './guide-heading.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ReadingPlace } from './reading-place.tsx'
import { TwoHeadings } from './two-languages.tsx'
import { useCurrentSection } from './use-current-section.ts'
import { ViewSwitch } from './view-switch.tsx'

/** The whole guide, for whoever may read it. */
export function OpenGuide({ guide, body }: { guide: GuideShown; body: NonNullable<GuideShown['body']> }) {
  const sections = useSections(body)
  const wide = body.rows !== null
  const views = body.bothLanguages ? <ViewSwitch /> : <LanguageSwitch />
  const current = useCurrentSection(sections)
  return (
    <article className="[overflow-anchor:none]">
      <div className={wide ? 'grid gap-y-10' : columns}>
        {wide ? (
          <TwoHeadings guide={guide} languages={views} />
        ) : (
          <>
            <GuideHeading guide={guide} languages={views} />
            <aside className={sideColumn}>
              <GuideFacts guide={guide} />
              <GuideContents sections={sections} current={current} languages={views} />
            </aside>
          </>
        )}
        <ReadingPlace card={guide.card}>
          <GuideBody body={body} />
        </ReadingPlace>
      </div>
      <ContentsBar sections={sections} current={current} languages={views} wide={wide} />
    </article>
  )
}

/** What the contents list: the text's own sections, and the videos that come after it. */
function useSections(body: NonNullable<GuideShown['body']>): Section[] {
  const { t, language } = useLanguage()
  return useMemo(() => {
    const { sections }: { sections: Section[] } = body
    return body.videos.length === 0
      ? sections
      : [...sections, { id: 'reference-videos', title: t('guide.videos'), language }]
  }, [body, t, language])
}
