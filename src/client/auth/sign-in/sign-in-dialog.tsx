import { useState } from 'react'
import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { usePath } from '../../platform/pages/navigation.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusHeading } from '../../ui/page/focus-heading.ts'
import { dismissToast, showToast } from '../../ui/toast-store.ts'
import type { SignInDialogProps, SignInView } from '../session/sign-in-request.ts'
import { CheckoutStep } from './checkout-step.tsx'
import type { EmailFieldValue } from './sign-in-fields.tsx'
import { LoginForm, FormSwitch } from './login-form.tsx'
import { ResetForm, ResetSentNotice } from './reset-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { getSignUpOffer } from '../session/sign-up-intent.ts'
import { useOpenReturnPath } from './use-open-return-path.ts'
import { SignUpItem } from './sign-up-item.tsx'

/** B7.6, in milliseconds. */
const closeDelayMs = 200

const titles = {
  login: 'login.title',
  'sign-up': 'signUp.title',
  checkout: 'signUp.doneTitle',
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
            action={t('login.signUp')}
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
            action={t('login.action')}
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
