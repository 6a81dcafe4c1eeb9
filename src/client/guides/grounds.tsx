import { lazy, Suspense, useState } from 'react'
import { useAuth } from '../auth/auth-provider.tsx'
import { MemberTexts, useLanguage } from '../lib/i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import type { GuideShown } from './guide-article.tsx'
import { circleCheckIcon } from './icons.ts'

/** Asked for by few, so it is loaded when it is. */
const WhyOpen = lazy(async () => ({ default: (await import('./why-open.tsx')).WhyOpen }))

interface GroundsProps {
  guideId: number
  grounds: NonNullable<GuideShown['grounds']>
}

/** Why the reader may read the guide; members can open the details. */
export function Grounds({ guideId, grounds }: GroundsProps) {
  const { t } = useLanguage()
  const { session } = useAuth()
  const [asked, setAsked] = useState(false)
  const noteOpen = (details: HTMLDetailsElement | null) => {
    if (details?.open === true) setAsked(true)
  }
  const text = t(`guide.grounds.${grounds}`)
  if (session === null) {
    return (
      <p className="mt-4 flex items-center gap-2 text-md text-accent">
        <Icon path={circleCheckIcon} />
        {text}
      </p>
    )
  }
  return (
    // The ref hears of one that was opened before the page was alive.
    <details ref={noteOpen} className="mt-4 text-md" onToggle={() => setAsked(true)}>
      <summary className="flex w-fit cursor-pointer items-center gap-2 text-accent">
        <Icon path={circleCheckIcon} />
        <span>
          {text} <span className="underline">{t('guide.why')}</span>
        </span>
      </summary>
      <div className="mt-2 grid gap-1 text-soft">
        {asked && (
          <Suspense fallback={<p>{t('ui.loading')}</p>}>
            <MemberTexts>
              <WhyOpen guideId={guideId} />
            </MemberTexts>
          </Suspense>
        )}
      </div>
    </details>
  )
}
