import { useEffect, useId, useRef } from 'react'
import { takePendingFocus, useIsJustBoughtGuide } from '../../../access/recent-purchase.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'

interface YoursNowProps {
  guideId: number
  minutes: number
  steps: number
}

/** Confirms the purchase above a guide that the user has just bought, and moves the focus to the first heading (B5.25). */
export function PurchaseConfirmation(props: YoursNowProps) {
  return useIsJustBoughtGuide(props.guideId) && <Strip {...props} />
}

function Strip({ minutes, steps }: Omit<YoursNowProps, 'guideId'>) {
  const { t } = useLanguage()
  const id = useId()
  const strip = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!takePendingFocus()) return
    const beginning = strip.current?.parentElement?.querySelector<HTMLElement>('h2') ?? strip.current
    beginning?.setAttribute('tabindex', '-1')
    beginning?.setAttribute('aria-describedby', id)
    beginning?.focus({ preventScroll: true })
    strip.current?.scrollIntoView()
  }, [id])
  const facts = [
    t('yoursNow.minutes', { count: minutes }),
    ...(steps > 0 ? [t('paywall.steps', { count: steps })] : []),
  ]
  return (
    <p
      ref={strip}
      id={id}
      className="mb-8 flex max-w-measure items-center gap-3 rounded-card border border-accent bg-accent-soft px-5 py-3 text-md font-semibold text-accent print:hidden"
    >
      <ShelfWithNewSpine />
      <span>
        <span className="block">{t('yoursNow.title')}</span> {facts.join(' · ')}
      </span>
    </p>
  )
}

/** Draws the bookshelf of the logo, and animates its last spine. */
function ShelfWithNewSpine() {
  return (
    <svg viewBox="0 0 30 24" className="h-6 shrink-0 fill-current" aria-hidden="true">
      <path d="M2 11h5v10H2zM9 7h5v14H9z" opacity="0.5" />
      <path d="M16 3h5v18h-5z" className="animate-arrive" />
      <path d="M0 21h30v2H0z" />
    </svg>
  )
}
