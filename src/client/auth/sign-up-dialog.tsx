import { useState } from 'react'
import { currencyOf, formatMoney, proPriceIn } from '../../shared/money.ts'
import { paths } from '../../shared/paths.ts'
import { flagStorage } from '../access/flag-storage.ts'
import { notePendingCheckout } from '../access/pending-checkout.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { focusOnOpen } from './focus-on-open.ts'
import { SignUpForm } from './sign-up-form.tsx'
import type { SignUpIntent } from './sign-up-intent.ts'

/** Spec 9. */
const closeDelayMs = 200

interface SignUpDialogProps {
  intent: SignUpIntent
  close: () => void
  logInInstead: () => void
}

/** With something to buy there is a second step that leads to its checkout (reading A44). */
export function SignUpDialog({ intent, close, logInInstead }: SignUpDialogProps) {
  const { t } = useLanguage()
  const [signedUp, setSignedUp] = useState(false)
  const buys = intent.guideId !== undefined || intent.subscription === true

  const goOn = () => {
    if (intent.guideId !== undefined) notePendingCheckout(flagStorage(), intent.guideId)
    if (buys) return setSignedUp(true)
    toast({ title: t('signUp.done') })
    setTimeout(close, closeDelayMs)
  }

  if (signedUp) return <NextStep intent={intent} close={close} />
  return (
    <Dialog open onClose={close} title={t('signUp.title')}>
      <SignUpForm done={goOn}>
        <Button variant="quiet" onClick={close}>
          {t('auth.cancel')}
        </Button>
      </SignUpForm>
      <p className="mt-6 border-t border-line pt-4 text-md text-soft">
        {t('signUp.haveAccount')}{' '}
        <button type="button" className="text-link" onClick={logInInstead}>
          {t('login.action')}
        </button>
      </p>
    </Dialog>
  )
}

function NextStep({ intent: { guideId }, close }: Omit<SignUpDialogProps, 'logInInstead'>) {
  const { t, language } = useLanguage()
  const price = formatMoney(proPriceIn(currencyOf(language)))
  return (
    <Dialog open onClose={close} title={t('signUp.doneTitle')}>
      <p className="text-soft">{t(guideId === undefined ? 'signUp.doneSubscription' : 'signUp.doneGuide')}</p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={close}>
          {t('signUp.later')}
        </Button>
        <ButtonLink
          ref={focusOnOpen}
          to={guideId === undefined ? paths.checkoutPro : paths.checkout(guideId)}
          onClick={close}
        >
          {guideId === undefined ? t('signUp.subscribe', { price }) : t('signUp.purchase')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
