import type { Appearance } from '@stripe/stripe-js'
import { createBrowserApi } from './browser-api.ts'
import { createCardForm } from './card-form.ts'
import type { MessageFromFrame, FrameQuestion, MessageToFrame } from './frame-messages.ts'

/** Starts the card form in its own frame, so that card numbers never reach the shop's page. */
export function startCardFrame(): void {
  const parentOrigin = new URLSearchParams(location.search).get('parent') ?? location.origin
  const tell = (message: MessageFromFrame) => window.parent.postMessage(message, parentOrigin)
  const form = createCardForm((state) => tell({ type: 'change', state }))

  async function answer(question: FrameQuestion): Promise<unknown> {
    const error = form.validate()
    if (error) return { error }
    if (question.about === 'validation') return { selectedPaymentMethod: 'card' }
    const api = createBrowserApi(location.origin, question.key)
    if (question.about === 'payment-method') return api.createPaymentMethod(form.paymentMethodData())
    return api.confirm(question.clientSecret, {
      payment_method_data: form.paymentMethodData(),
      return_url: question.returnUrl,
      receipt_email: question.receiptEmail,
      use_stripe_sdk: true,
    })
  }

  async function hear(message: MessageToFrame): Promise<void> {
    switch (message.type) {
      case 'appearance':
        form.speak(message.locale)
        paint(message.appearance)
        break
      case 'focus':
        form.focus()
        break
      case 'blur':
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        break
      case 'clear':
        form.clear()
        break
      case 'question':
        tell({ type: 'answer', number: message.number, answer: await answer(message.question) })
        break
      default:
        message satisfies never
    }
  }

  document.addEventListener('focusin', () => tell({ type: 'focus' }))
  document.addEventListener('focusout', () => tell({ type: 'blur' }))
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'escape' })
    if (key === 'Enter') tell({ type: 'enter' })
  })
  window.addEventListener('message', (event: MessageEvent<MessageToFrame>) => {
    if (event.source === window.parent && event.origin === parentOrigin) void hear(event.data)
  })
  new ResizeObserver(() => tell({ type: 'resize', height: document.body.offsetHeight })).observe(
    document.body,
  )
  tell({ type: 'loaded' })
}

const paintable = [
  'colorPrimary',
  'colorBackground',
  'colorText',
  'colorTextPlaceholder',
  'colorDanger',
  'borderRadius',
  'fontFamily',
  'fontSizeBase',
  'spacingUnit',
] as const

function paint({ theme = 'stripe', variables = {} }: Appearance): void {
  const root = document.documentElement
  root.dataset['theme'] = theme
  for (const name of paintable) root.style.setProperty(`--${name}`, variables[name] ?? null)
}
