import { useEffect, useState, type ComponentProps } from 'react'
import type { AnalyticsTag } from '../../shared/config/analytics-tag.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { lazyComponent } from '../platform/pages/lazy-component.tsx'
import { runWhenIdle } from '../platform/browser/run-when-idle.ts'
import type { ConsentedPageViewsProps } from './consented-page-views.tsx'

const ConsentedPageViews = lazyComponent<ConsentedPageViewsProps>(
  async () => (await import('./consented-page-views.tsx')).ConsentedPageViews,
)

/**
 * Counts page views after consent, with code loaded on demand. Does nothing if analytics is not configured or the browser sends
 * Global Privacy Control.
 */
export function Analytics({ match }: Pick<ConsentedPageViewsProps, 'match'>) {
  const [tag, setTag] = useState<AnalyticsTag>()
  useEffect(() => {
    const configured = document.documentElement.dataset['analytics']
    if (configured === undefined) return undefined
    return runWhenIdle(() => {
      ConsentedPageViews.preload().then(
        () => setTag(JSON.parse(configured) as AnalyticsTag),
        () => undefined, // without the script nothing is counted
      )
    })
  }, [])
  return tag !== undefined && <ConsentedPageViews tag={tag} match={match} />
}

/** Renders a button that reopens the consent question; styles.css hides it if the shop has no analytics. */
export function PrivacySettings(button: ComponentProps<'button'>) {
  const { t } = useLanguage()
  return (
    <button
      type="button"
      {...button}
      onClick={() => void import('./consent.ts').then(({ reopenConsent }) => reopenConsent())}
    >
      {t('footer.privacySettings')}
    </button>
  )
}
