import { useEffect } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { currencyOf, proPriceIn } from '../../../shared/prices.ts'
import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useAuth } from '../session/session-provider.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { savePendingCheckout, type PendingCheckout } from '../session/pending-checkout.ts'

/** The account exists; the purchase that it was created for is still unpaid, even if the user leaves now (B7.6). */
export function CheckoutStep({ offer, close }: { offer: PendingCheckout; close: () => void }) {
  const { t, language } = useLanguage()
  const { session } = useAuth()
  const uid = session?.uid
  const isPro = offer === 'pro'
  const price = formatMoney(proPriceIn(currencyOf(language)))

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
        <ButtonLink ref={focusOnMount} to={isPro ? paths.checkoutPro : paths.checkout(offer)} onClick={close}>
          {isPro ? t('signUp.subscribe', { price }) : t('signUp.purchase')}
        </ButtonLink>
      </div>
    </>
  )
}
