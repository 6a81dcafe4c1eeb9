import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { AnalyticsTag } from '../../shared/config/analytics-tag.ts'
import { Texts, useLanguage } from '../platform/texts/language.tsx'
import { Button } from '../ui/button.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { runWhenHeadApplied } from '../platform/pages/apply-head.ts'
import { saveConsent, readConsent, closeConsent, useConsent, type Consent } from './consent.ts'
import { createPageViewQueue } from './page-views.ts'
import { redactReferrer, redactUrl, type MatchPath } from './redact-url.ts'
import { findAnalyticsTag, loadAnalyticsTag, unloadAnalyticsTag } from './vendor-tag.ts'

const consentTexts = ['consent'] as const

export interface ConsentedPageViewsProps {
  tag: AnalyticsTag
  match: MatchPath
}

/** Asks once for consent to count page views, and counts them after consent in this or another tab. */
export function ConsentedPageViews({ tag, match }: ConsentedPageViewsProps) {
  const { consent, isAskedAgain } = useConsent()
  usePageViews(tag, match, consent === 'granted')
  useEffect(() => {
    if (consent === 'denied') unloadAnalyticsTag()
  }, [consent])
  if (consent !== undefined && !isAskedAgain) return null
  return (
    <Suspense fallback={null}>
      <Texts of={consentTexts}>
        <ConsentNotice decided={consent} isAskedAgain={isAskedAgain} />
      </Texts>
    </Suspense>
  )
}

/** Counts one page view per path, including the first; a filter or a search does not count (B15.2). */
function usePageViews(tag: AnalyticsTag, match: MatchPath, isGranted: boolean): void {
  const [pathname] = useLocation()
  const [views] = useState(() => createPageViewQueue(findAnalyticsTag, () => readConsent() === 'granted'))
  useEffect(() => {
    if (!isGranted) return undefined
    loadAnalyticsTag(tag, match)
    const { origin, search } = window.location
    const page_location = redactUrl(`${origin}${pathname}${search}`, match)
    const page_referrer = redactReferrer(document.referrer, origin, match)
    // Until the head is updated, the document has the title of the previous page.
    return runWhenHeadApplied((page_title) => views.count({ page_location, page_title, page_referrer }))
  }, [pathname, isGranted, tag, match, views])
}

const saying = { granted: 'consent.textGranted', denied: 'consent.textDenied' } as const

/** Asks for consent, last on the page and sticky, so that the notice neither shifts the layout nor covers the page's end. */
function ConsentNotice({ decided, isAskedAgain }: { decided: Consent | undefined; isAskedAgain: boolean }) {
  const { t } = useLanguage()
  useEscape(isAskedAgain)
  return (
    <section
      aria-label={t('footer.privacySettings')}
      className="consent-notice sticky bottom-0 z-20 border-t border-line bg-surface print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <p className="min-w-0 flex-1 basis-80 text-md text-soft">
          <strong className="block text-ink">{t('consent.question')}</strong>
          <LinkedText text={t(decided === undefined ? 'consent.text' : saying[decided])} />
        </p>
        <div className="grid flex-none grid-cols-2 gap-3 max-sm:w-full">
          <Button
            variant="secondary"
            ref={isAskedAgain ? focusOnMount : null}
            onClick={() => saveConsent('denied')}
          >
            {t('consent.decline')}
          </Button>
          <Button variant="secondary" onClick={() => saveConsent('granted')}>
            {t('consent.accept')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function useEscape(isAskedAgain: boolean): void {
  useEffect(() => {
    if (!isAskedAgain) return undefined
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeConsent()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isAskedAgain])
}
