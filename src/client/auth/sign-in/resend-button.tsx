import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'

const waitSeconds = 60

/** Renders a button that sends an email or text message again, after a countdown. */
export function ResendButton({
  label,
  pending,
  send,
}: {
  label: string
  pending: boolean
  send: () => void
}) {
  const { t } = useLanguage()
  const { left, start } = useCountdown(waitSeconds)
  return (
    <Button
      variant="quiet"
      className="-mx-3 justify-self-start px-3 text-soft"
      pending={pending}
      disabled={left > 0}
      onClick={() => {
        start()
        send()
      }}
    >
      {left > 0 ? t('account.sendAgainIn', { label, seconds: left }) : label}
    </Button>
  )
}

/** Counts whole seconds down to 0; `start` restarts the countdown. */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: () => setLeft(seconds) }
}
