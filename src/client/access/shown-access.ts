import { createContext, use } from 'react'
import type { AccessResponse, CheckoutMode } from './access-flags.ts'

/** The access state that a guide's page shows. */
export interface ShownAccess {
  verifying: boolean
  blocked: boolean
  /** The product of the checkout that was started in this browser. Undefined once a payment is known. */
  checkoutInitiated: CheckoutMode | undefined
  /** True if the user signed up for this guide and has not paid. */
  pendingCheckout: boolean
  /** Returns the server's response; undefined if there was none. */
  checkAgain: () => Promise<AccessResponse | null | undefined>
}

export const AccessContext = createContext<ShownAccess | null>(null)

export function useShownAccess(): ShownAccess {
  const access = use(AccessContext)
  if (access === null) throw new Error('useShownAccess outside a guide page')
  return access
}

/** Access state of a guest, which never changes. */
export const guestAccess: ShownAccess = {
  verifying: false,
  blocked: false,
  checkoutInitiated: undefined,
  pendingCheckout: false,
  checkAgain: async () => undefined,
}
