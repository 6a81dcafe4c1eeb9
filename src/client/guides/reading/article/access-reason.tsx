import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useAuth } from '../../../auth/session/session-provider.tsx'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { circleCheckIcon, Icon } from '../../../ui/icon.tsx'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'

/** The details are loaded on demand, because few users open them. */
const AccessReasonDetails = lazy(async () => ({
  default: (await import('./access-reason-details.tsx')).AccessReasonDetails,
}))

interface GroundsProps {
  guideId: number
  grounds: NonNullable<ShownGuide['grounds']>
}

/** Shows why the user has access; members can open the details. */
export function AccessReason({ guideId, grounds }: GroundsProps) {
  const { t } = useLanguage()
  const { session } = useAuth()
  const details = useRef<HTMLDetailsElement>(null)
  const [asked, setAsked] = useState(false)
  // Loads the details if the user has opened them before hydration.
  useEffect(() => {
    if (details.current?.open) setAsked(true)
  }, [])
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
    <details ref={details} className="mt-4 text-md" onToggle={() => setAsked(true)}>
      <summary className="flex w-fit cursor-pointer items-center gap-2 text-accent">
        <Icon path={circleCheckIcon} />
        <span>
          {text} <span className="underline">{t('guide.why')}</span>
        </span>
      </summary>
      <div className="mt-2 grid gap-1 text-soft">
        {asked && (
          <Suspense fallback={<p>{t('ui.loading')}</p>}>
            <AccessReasonDetails guideId={guideId} />
          </Suspense>
        )}
      </div>
    </details>
  )
}
