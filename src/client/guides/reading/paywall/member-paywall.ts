import { createContext, type ComponentType } from 'react'
import type {
  CheckoutNoticeProps,
  HostedCheckoutProps,
} from '../../../payments/checkout/hosted/hosted-checkout.tsx'

interface MemberPaywall {
  CheckoutNotice: ComponentType<CheckoutNoticeProps>
  HostedCheckout: ComponentType<HostedCheckoutProps>
  FreePick: ComponentType<{ guideId: number }>
  Together: ComponentType<{ guideId: number }>
}

/** Member-only components of the paywall. They load with the member's page, so that no click is lost; guests don't load them. */
export const MemberPaywallContext = createContext<MemberPaywall | null>(null)
