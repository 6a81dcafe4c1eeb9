import type { Appearance, StripeError } from '@stripe/stripe-js'
import type { BrowserApi } from './browser-api.ts'
import { createEmitter, type StripeEventHandler } from './emitter.ts'
import type { MessageFromFrame, Locale, FrameQuestion, MessageToFrame } from './frame-messages.ts'
import { IntegrationError } from './integration-error.ts'
import { getLabel } from './wording.ts'

type Surroundings = {
  origin: string
  api: BrowserApi
  clientSecret: string | undefined
  look: () => { locale: Locale; appearance: Appearance }
  forget: () => void
}

export type PaymentElement = ReturnType<typeof createPaymentElement>

const elementType = 'payment'
const payable = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])

/** Creates the element that the shop mounts: the frame with the card form, and its events. */
export function createPaymentElement({ origin, api, clientSecret, look, forget }: Surroundings) {
  const emitter = createEmitter()
  const answers = new Map<number, (answer: unknown) => void>()
  let frame: HTMLIFrameElement | undefined
  let asked = 0

  const tell = (message: MessageToFrame) => frame?.contentWindow?.postMessage(message, origin)
  const emit = (type: string, more: object = {}) => emitter.emit(type, { elementType, ...more })
  const wear = () => {
    const { locale, appearance } = look()
    if (!frame) return
    frame.title = getLabel(locale, 'frameTitle')
    // Browsers paint a frame opaque if its color scheme differs from that of its document.
    frame.style.colorScheme = appearance.theme === 'night' ? 'dark' : 'light'
    tell({ type: 'appearance', locale, appearance })
  }

  async function open(): Promise<void> {
    wear()
    const error = await reasonNotToPay(api, clientSecret)
    if (error) emit('loaderror', { error })
    else emit('ready')
  }

  function hear(message: MessageFromFrame): void {
    switch (message.type) {
      case 'loaded':
        void open()
        break
      case 'resize':
        if (frame) frame.style.height = `${message.height}px`
        break
      case 'change':
        emit('change', { ...message.state, collapsed: false, value: { type: 'card' } })
        break
      case 'enter':
        submitForm(frame?.closest('form'))
        break
      case 'answer':
        answers.get(message.number)?.(message.answer)
        answers.delete(message.number)
        break
      case 'focus':
      case 'blur':
      case 'escape':
        emit(message.type)
        break
      default:
        message satisfies never
    }
  }

  function receive(event: MessageEvent<MessageFromFrame>): void {
    if (frame && event.source === frame.contentWindow && event.origin === origin) hear(event.data)
  }

  function unmount(): void {
    window.removeEventListener('message', receive)
    frame?.remove()
    frame = undefined
  }

  function mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector(target) : target
    if (!place) throw new IntegrationError('The selector you specified applies to no DOM elements.')
    unmount()
    frame = document.createElement('iframe')
    frame.src = `${origin}/elements/card?parent=${encodeURIComponent(location.origin)}`
    frame.allow = 'payment *'
    Object.assign(frame.style, { display: 'block', width: '100%', height: '160px', border: '0' })
    wear()
    window.addEventListener('message', receive)
    place.append(frame)
    // The event is deferred, because shops often attach listeners after mounting.
    setTimeout(() => emit('loaderstart'))
  }

  const element = {
    mount,
    unmount,
    destroy: () => {
      unmount()
      forget()
    },
    update: () => element,
    collapse: () => element,
    focus: () => tell({ type: 'focus' }),
    blur: () => tell({ type: 'blur' }),
    clear: () => tell({ type: 'clear' }),
    on: (type: string, handler: StripeEventHandler) => (emitter.on(type, handler), element),
    once: (type: string, handler: StripeEventHandler) => (emitter.once(type, handler), element),
    off: (type: string, handler?: StripeEventHandler) => (emitter.off(type, handler), element),
    /** These properties are not part of Stripe.js's API. Only the functions that create this element use them. */
    wear,
    mounted: () => frame !== undefined,
    ask: (question: FrameQuestion): Promise<unknown> =>
      new Promise((resolve) => {
        asked += 1
        answers.set(asked, resolve)
        tell({ type: 'question', number: asked, question })
      }),
  }
  return element
}

// Submits the form like pressing Enter in a field, which does nothing while the submit button is disabled.
function submitForm(form: HTMLFormElement | null | undefined): void {
  const button = form?.querySelector<HTMLButtonElement>('button:not([type]), button[type="submit"]')
  if (!button?.disabled) form?.requestSubmit(button)
}

async function reasonNotToPay(
  api: BrowserApi,
  clientSecret: string | undefined,
): Promise<StripeError | undefined> {
  if (clientSecret === undefined) return undefined
  const { paymentIntent, error } = await api.retrieve(clientSecret)
  if (error) return error
  if (payable.has(paymentIntent.status)) return undefined
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `PaymentIntent is in a terminal state (${paymentIntent.status}) and cannot be used to initialize Elements.`,
    payment_intent: paymentIntent,
  }
}
