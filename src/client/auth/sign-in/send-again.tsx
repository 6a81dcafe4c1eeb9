import { useLanguage } from '../../platform/texts/language.tsx'
import { useCountdown } from '../../platform/browser/use-countdown.ts'
import { Button } from '../../ui/button.tsx'

interface SendAgainProps {
  label: string
  pending: boolean
  send: () => void
}

const waitSeconds = 60

/** For a mail or a text message that has just been sent and may arrive late. */
export function SendAgain({ label, pending, send }: SendAgainProps) {
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
