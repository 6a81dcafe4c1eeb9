import { useEffect, useId, useRef } from 'react'
import { takePendingFocus, useIsJustBoughtGuide } from '../../../access/recent-purchase.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { circleCheckIcon, Icon } from '../../../ui/icon.tsx'

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
    ...(steps > 0 ? [t('yoursNow.steps', { count: steps })] : []),
  ]
  return (
    <p
      ref={strip}
      id={id}
      className="mb-8 flex max-w-measure items-center gap-3 rounded-card border border-accent bg-accent-soft px-5 py-3 text-md font-semibold text-accent print:hidden"
    >
      <Icon path={circleCheckIcon} />
      <span>
        <span className="block">{t('yoursNow.title')}</span> {facts.join(' · ')}
      </span>
    </p>
  )
}
