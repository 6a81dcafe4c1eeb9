import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { loadClientEnv } from '../../../platform/browser/load-configuration.ts'

/** Loads Stripe's script on the first payment. After a failure, the next call loads it again. */
export async function loadShopStripe(): Promise<Stripe> {
  const { stripeJsUrl, stripePublishableKey } = await loadClientEnv()
  // `loadStripe` uses an existing window.Stripe, such as the fake's, instead of loading Stripe's own script.
  if (stripeJsUrl !== undefined && window.Stripe === undefined) await insertScript(stripeJsUrl)
  const stripe = await loadStripe(stripePublishableKey)
  if (stripe === null) throw new Error('Stripe.js is for browsers only')
  return stripe
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    document.head.append(script)
  })
}
