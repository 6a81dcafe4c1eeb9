import { useEffect } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { useProPrice } from '../../access/use-pro-price.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useAuth } from '../session/session-provider.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import type { SignUpIntent } from '../session/sign-up-intent.ts'
import { savePendingCheckout, type PendingCheckout } from '../session/pending-checkout.ts'

interface CheckoutStepProps {
  intent: SignUpIntent
  offer: PendingCheckout
  close: () => void
}

/** Asks for payment after a sign-up. The purchase stays pending even if the user leaves the page (B7.6). */
export function CheckoutStep({ intent, offer, close }: CheckoutStepProps) {
  const { t } = useLanguage()
  const { session } = useAuth()
  const uid = session?.uid
  const isPro = offer === 'pro'
  const toPro = intent.guideId === undefined ? paths.checkoutPro : paths.checkoutProFrom(intent.guideId)
  const to = withCode(isPro ? toPro : paths.checkout(offer))
  const price = formatMoney(useProPrice())

  useEffect(() => {
    if (uid !== undefined) savePendingCheckout(offer, uid)
  }, [offer, uid])

  return (
    <>
      <p className="text-soft">{t(isPro ? 'signUp.doneSubscription' : 'signUp.doneGuide')}</p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={close}>
          {t('signUp.later')}
        </Button>
        <ButtonLink ref={focusOnMount} to={to} onClick={close}>
          {isPro ? t('signUp.subscribe', { price }) : t('signUp.purchase')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Adds the discount code of the page's URL to the path (B21.85). */
function withCode(path: string): string {
  const code = new URLSearchParams(window.location.search).get('code')
  if (code === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ code })}`
}
