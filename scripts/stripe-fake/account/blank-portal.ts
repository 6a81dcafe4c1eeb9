import type Stripe from 'stripe'

type Configuration = Stripe.BillingPortal.Configuration

/** Returns the portal configuration that results from clicking "Save" in Stripe's dashboard without changes. */
export function createDefaultPortalConfiguration(): Configuration {
  const portal = createBlankPortalConfiguration('bpc_sandbox', 0)
  const { features } = portal
  features.customer_update = { enabled: true, allowed_updates: ['email', 'tax_id'] }
  features.invoice_history.enabled = true
  features.payment_method_update.enabled = true
  features.subscription_cancel.enabled = true
  return { ...portal, is_default: true }
}

const noFeatures = (): Configuration['features'] => ({
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { enabled: false, duration: { interval_options: [], type: 'indefinite' } },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
})

export function createBlankPortalConfiguration(id: string, now: number): Configuration {
  return {
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: noFeatures(),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  }
}
