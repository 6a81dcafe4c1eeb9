/** A clicked element, a submitted form, or an event that opens the sign-up dialog (B7.5). */
export type EarlyAction = HTMLElement | (Event & Partial<HTMLElement>)

/** State shared by the head script and the app. */
export interface HydrationState {
  /**
   * Clicks and submissions before hydration, in order, each with its submit button. Their elements are marked busy until the app
   * replays the actions.
   */
  kept: Map<EarlyAction, HTMLElement | null | undefined>
  /** Returns whether React handles this action. If not, it is queued and replayed. Undefined until hydration. */
  isOwned?: (pressed: EarlyAction) => boolean
  /** True while an input method composes text. Fields must not be changed then. */
  composing?: boolean
  /** Uid of the user who was signed in in this browser when the page was shown. */
  uid?: string | undefined
  /** Starts the app; further calls have no effect. */
  start: () => void
}

declare global {
  interface Window {
    hydration: HydrationState
  }
}

export const rootElement = document.documentElement

/** Returns the list in a data attribute of the document: `parts` starts with the app's entry. */
export const readDataAttributeList = (name: string | undefined) =>
  rootElement.dataset[name as string]?.split(' ') ?? []

export function setHydrationStatus(status: 'static' | 'hydrating' | 'hydrated'): void {
  rootElement.dataset['state'] = status
}
