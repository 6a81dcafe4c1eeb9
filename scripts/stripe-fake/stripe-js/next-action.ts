import type { PaymentIntent } from '@stripe/stripe-js'
import type { BrowserApi } from './browser-api.ts'
import type { Locale, ConfirmationOutcome } from './frame-messages.ts'
import { getLabel } from './wording.ts'

/** Performs the next action of a payment, and returns the payment's new state. */
export async function performNextAction(
  api: BrowserApi,
  intent: PaymentIntent,
  locale: Locale,
): Promise<ConfirmationOutcome> {
  const action = intent.next_action
  if (action?.redirect_to_url?.url) return navigateTo(action.redirect_to_url.url)
  const { source } = (action?.use_stripe_sdk ?? {}) as Record<string, string | undefined>
  if (!source) return { paymentIntent: intent }
  const clientSecret = intent.client_secret ?? ''
  const answered = await showChallenge(new URL(`/redirect/authenticate/${source}`, api.origin), locale)
  return answered ? api.retrieve(clientSecret) : api.cancelSource(clientSecret, source)
}

/** Navigates to the URL. The promise never resolves. */
export function navigateTo(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise(() => {})
}

// Styles of the dialog, set one by one with script: the shop's policy forbids style attributes and style sheets of other origins.
const dialogStyle = {
  padding: '0',
  border: '0',
  borderRadius: '8px',
  width: 'min(30rem, 100%)',
  colorScheme: 'light',
  background: 'white',
}

/** Shows the bank's page in a dialog. Returns false if the buyer closed it without completing or failing the challenge. */
function showChallenge(address: URL, locale: Locale): Promise<boolean> {
  address.searchParams.set('parent', location.origin)
  address.searchParams.set('locale', locale)
  const dialog = document.createElement('dialog')
  const frame = challengeFrame(address, locale)
  dialog.setAttribute('aria-label', frame.title)
  Object.assign(dialog.style, dialogStyle)
  dialog.append(closeButton(dialog, locale), frame)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    const finish = (answered: boolean) => {
      window.removeEventListener('message', receive)
      dialog.remove()
      resolve(answered)
    }
    const receive = (event: MessageEvent) => {
      const fromBank = event.source === frame.contentWindow && event.origin === address.origin
      if (fromBank && event.data === 'challenge-answered') finish(true)
    }
    window.addEventListener('message', receive)
    dialog.addEventListener('close', () => finish(false), { once: true })
  })
}

function challengeFrame(address: URL, locale: Locale): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = getLabel(locale, 'challengeTitle')
  Object.assign(frame.style, { display: 'block', width: '100%', height: '22rem', border: '0' })
  return frame
}

// Returns a close button. Escape only closes the dialog while the focus is outside its frame.
function closeButton(dialog: HTMLDialogElement, locale: Locale): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = getLabel(locale, 'close')
  Object.assign(button.style, {
    display: 'block',
    margin: '0.5rem 0.5rem 0 auto',
    padding: '0.5rem 1rem',
    font: 'inherit',
    border: '0',
  })
  button.addEventListener('click', () => dialog.close())
  return button
}
