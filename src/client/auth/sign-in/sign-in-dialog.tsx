import { useState, useEffect } from 'react'
import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { usePath } from '../../platform/pages/navigation.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusHeading } from '../../ui/page/focus-heading.ts'
import { dismissToast, showToast } from '../../ui/toast-store.ts'
import {
  getSignUpOffer,
  type SignInDialogProps,
  type SignInView,
  type SignUpIntent,
} from '../session/sign-in-request.ts'
import type { EmailFieldValue } from './sign-in-fields.tsx'
import { LoginForm, FormSwitch } from './login-form.tsx'
import { ResetForm, ResetSentNotice } from './reset-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useOpenReturnPath } from './use-open-return-path.ts'
import { formatMoney } from '../../../shared/money.ts'
import { useProPrice } from '../../access/use-pro-price.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useAuth } from '../session/session-provider.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { savePendingCheckout, type PendingCheckout } from '../session/pending-checkout.ts'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { LocalText } from '../../ui/local-text.tsx'

/** B7.6, in milliseconds. */
const closeDelayMs = 200

const titles = {
  login: 'header.logIn',
  'sign-up': 'signUp.title',
  checkout: 'signUp.done',
  reset: 'reset.title',
  'reset-sent': 'reset.sentTitle',
} as const satisfies Record<SignInView, string>

/** Renders one dialog with changing content. The header opens the combined form; a purchase asks only for required fields. */
export function SignInDialog(props: SignInDialogProps) {
  const { t } = useLanguage()
  const [email, noteEmail] = useState(props.request.email ?? '')
  return (
    // A login removes the link that opened the dialog.
    <Dialog open onClose={props.close} onOpenerGone={focusHeading} title={t(titles[props.request.view])}>
      <SignUpItem intent={props.request.intent} />
      <View key={props.request.view} {...props} email={email} noteEmail={noteEmail} />
    </Dialog>
  )
}

function View({ request, show, close, email, noteEmail }: SignInDialogProps & Required<EmailFieldValue>) {
  const { t } = useLanguage()
  const path = usePath()
  const leave = useOpenReturnPath()
  const { view, full, intent } = request
  const turnTo = (next: SignInView) => {
    dismissToast()
    show({ full, intent, view: next })
  }
  const typed = { email, noteEmail }

  const afterLogin = () => {
    close()
    leave()
  }
  const offer = getSignUpOffer(intent)
  const afterSignUp = () => {
    if (offer !== undefined) return turnTo('checkout')
    showToast({ title: t('signUp.done') })
    setTimeout(close, closeDelayMs)
    if (path === paths.login) leave()
  }

  switch (view) {
    case 'login':
      return (
        <>
          <LoginForm
            {...typed}
            full={full}
            failure={request.failure}
            done={afterLogin}
            forgot={() => turnTo('reset')}
            cancel={close}
          />
          <FormSwitch
            text={t('login.newHere')}
            action={t('signUp.title')}
            onClick={() => turnTo('sign-up')}
          />
        </>
      )
    case 'sign-up':
      return (
        <>
          <SignUpForm {...typed} full={full} done={afterSignUp} cancel={close} />
          <FormSwitch
            text={t('signUp.haveAccount')}
            action={t('header.logIn')}
            onClick={() => turnTo('login')}
          />
        </>
      )
    case 'checkout':
      return offer === undefined ? null : <CheckoutStep intent={intent} offer={offer} close={close} />
    case 'reset':
      return (
        <>
          <ResetForm {...typed} done={() => turnTo('reset-sent')} cancel={close} />
          <FormSwitch action={t('reset.back')} onClick={() => turnTo('login')} />
        </>
      )
    case 'reset-sent':
      return <ResetSentNotice email={email} back={() => turnTo('login')} />
  }
}

interface CheckoutStepProps {
  intent: SignUpIntent
  offer: PendingCheckout
  close: () => void
}

/** Asks for payment after a sign-up. The purchase stays pending even if the user leaves the page (B7.6). */
function CheckoutStep({ intent, offer, close }: CheckoutStepProps) {
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

/** Shows the product that the user signs up for, and its price (B7.6). */
function SignUpItem({ intent }: { intent: SignUpIntent }) {
  const { t, language } = useLanguage()
  const { guideId, free, subscription } = intent
  const isPro = subscription === true
  const proPrice = formatMoney(useProPrice())
  const isGuide = guideId !== undefined && !isPro
  const { data } = trpc.guides.find.useQuery({ id: guideId ?? 0, language }, { enabled: isGuide })
  if (!isPro && !(isGuide && data)) return null
  const title = isGuide && data ? localizeTitle(language, data.card) : { text: t('footer.pro'), language }
  const guidePrice = data ? formatMoney(getGuidePrice(getPageCurrency(language), data.card)) : ''
  const price = isPro
    ? t('subscribe.price', { price: proPrice })
    : free
      ? t('signUp.freeGuide', { price: guidePrice })
      : guidePrice
  return (
    <p className="mb-6 grid gap-1 rounded-card border border-line bg-surface px-4 py-3 text-md">
      <LocalText as="strong" of={title} />
      <span className="text-soft tabular-nums">{price}</span>
    </p>
  )
}
