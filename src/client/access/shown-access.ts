import { createContext, use } from 'react'

/** The access state that a guide's page shows. */
export interface ShownAccess {
  verifying: boolean
  blocked: boolean
  /** A checkout was started here, and no payment is known. */
  checkoutInitiated: boolean
  /** The reader signed up for this guide and has not paid. */
  pendingCheckout: boolean
  checkAgain: () => Promise<void>
}

export const AccessContext = createContext<ShownAccess | null>(null)

export function useShownAccess(): ShownAccess {
  const access = use(AccessContext)
  if (access === null) throw new Error('useShownAccess outside a guide page')
  return access
}

/** A guest's access cannot change. */
export const guestAccess: ShownAccess = {
  verifying: false,
  blocked: false,
  checkoutInitiated: false,
  pendingCheckout: false,
  checkAgain: async () => undefined,
}
