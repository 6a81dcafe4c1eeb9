import { lazy, useMemo, useEffect, useState } from 'react'
import { ReportPart } from '../reports/report-part.tsx'
import { GuideSteps } from '../../progress/steps/guide-steps.tsx'
import { useAuth } from '../../auth/session/session-provider.tsx'
import type { Session } from '../../auth/session/store/session-state.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { OptionalPart } from '../../ui/optional-part.tsx'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'
import { GuideBody } from './article/guide-body.tsx'
import { ContentsBar, GuideContents, type ContentsSection } from './article/guide-contents.tsx'
import { columnsClass, sideColumnClass } from './article/guide-columns.tsx'
import { GuideFacts } from './article/guide-facts.tsx'
import { GuideHeading } from './article/guide-heading.tsx'
import { LicensedText } from './article/licensed-text.tsx'
import { LanguageSwitch } from './article/language-switch.tsx'
import { ReadingProgress } from './progress/reading-progress.tsx'
import { BilingualHeadings } from './article/bilingual-text.tsx'
import { ViewSwitch } from './article/view-switch.tsx'
import { PurchaseConfirmation } from './article/purchase-confirmation.tsx'
import { WaitingGuide } from './waiting-guide.tsx'

interface FullGuideProps {
  guide: ShownGuide
  /** Null while the reader has to wait because of the reading limit. */
  body: ShownGuide['body']
  /** Username or email address of the user whose offline copy this is. Undefined online. */
  copyOf?: string | undefined
}

/** Shows the whole guide to readers with access, or the notice of the reading limit. */
export function FullGuide({ guide, body, copyOf }: FullGuideProps) {
  useLanguage('reading')
  if (body === null) return <WaitingGuide guide={guide} />
  return <WholeGuide guide={guide} body={body} copyOf={copyOf} />
}

function WholeGuide({ guide, body, copyOf }: FullGuideProps & { body: NonNullable<ShownGuide['body']> }) {
  const { session } = useAuth()
  const reader = copyOf ?? (session === null ? undefined : nameOf(session))
  const canReport = guide.since !== null
  const sections = useSections(body, canReport, guide.reported !== null)
  const wide = body.rows !== null
  const views = body.bothLanguages ? <ViewSwitch /> : <LanguageSwitch />
  const current = useCurrentSection(sections)
  return (
    <article className="[overflow-anchor:none]">
      <div className={wide ? 'grid gap-y-10' : columnsClass}>
        {wide ? (
          <BilingualHeadings guide={guide} languages={views} />
        ) : (
          <>
            <GuideHeading guide={guide} languages={views} />
            <aside className={sideColumnClass}>
              <div className="grid gap-3">
                <GuideFacts guide={guide} />
                <KeepForOffline guide={guide} />
              </div>
              <GuideContents sections={sections} current={current} languages={views} />
            </aside>
          </>
        )}
        <LicensedText
          reader={guide.grounds === 'free-preview' ? undefined : reader}
          isCopy={copyOf !== undefined}
        >
          <PurchaseConfirmation
            guideId={guide.card.id}
            minutes={guide.card.readingMinutes}
            steps={body.steps?.length ?? 0}
          />
          <ReadingProgress card={guide.card}>
            <GuideBody body={body} />
          </ReadingProgress>
          <GuideSteps guideId={guide.card.id} steps={body.steps} />
          {canReport && <ReportPart guideId={guide.card.id} steps={body.steps?.length ?? 0} />}
        </LicensedText>
      </div>
      <ContentsBar sections={sections} current={current} languages={views} wide={wide} />
    </article>
  )
}

const nameOf = ({ username, email }: NonNullable<Session>) => username || email

const SaveOfflineButton = lazy(async () => ({
  default: (await import('../../offline/copies/save-offline-button.tsx')).SaveOfflineButton,
}))

/** Lets signed-in users save the guide for offline use. Its space is reserved to avoid a layout shift. */
function KeepForOffline({ guide }: { guide: ShownGuide }) {
  const { session } = useAuth()
  const hydrated = useHydrated()
  if (session === null) return null
  return (
    <div className="min-h-11 print:hidden">
      {hydrated && (
        <OptionalPart>
          <SaveOfflineButton key={session.uid} uid={session.uid} reader={nameOf(session)} guide={guide} />
        </OptionalPart>
      )}
    </div>
  )
}

/** Returns the contents: the sections of the text and the parts after it. Empty for a text without sections. */
function useSections(
  body: NonNullable<ShownGuide['body']>,
  canReport: boolean,
  hasReports: boolean,
): ContentsSection[] {
  const { t, language } = useLanguage()
  return useMemo(() => {
    const { sections }: { sections: ContentsSection[] } = body
    const text = [
      ...sections,
      ...(body.videos.length > 0 ? [{ id: 'reference-videos', title: t('guide.videos'), language }] : []),
    ]
    if (text.length === 0) return text
    return [
      ...text,
      ...(body.steps?.length ? [{ id: 'steps', title: t('steps.title'), language }] : []),
      ...(canReport ? [{ id: 'report', title: t('report.title'), language }] : []),
      ...(hasReports ? [{ id: 'reports', title: t('guide.reports'), language }] : []),
    ]
  }, [body, canReport, hasReports, t, language])
}

/** Returns the id of the last section whose heading has passed the upper third of the screen. */
function useCurrentSection(sections: readonly ContentsSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const mark = () =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3)?.id)
    const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -67% 0px' })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [sections])
  return current
}
