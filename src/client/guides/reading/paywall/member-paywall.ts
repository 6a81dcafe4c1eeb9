import { createContext, type ComponentType } from 'react'
import type { HostedCheckoutProps } from '../../../payments/checkout/hosted/hosted-checkout.tsx'

interface MemberPaywall {
  HostedCheckout: ComponentType<HostedCheckoutProps>
  FreePick: ComponentType<{ guideId: number }>
  Together: ComponentType<{ guideId: number }>
}

/** What only members do at the paywall. It comes with their page, so that no press falls between two links; guests do not load it. */
export const MemberPaywallContext = createContext<MemberPaywall | null>(null)
