/** A clicked element, a submitted form, or an event that opens the sign-up dialog (B7.5). */
export type EarlyAction = HTMLElement | (Event & Partial<HTMLElement>)

/** State shared by the head script and the app. */
export interface HydrationState {
  /**
   * Clicks and submissions before hydration, in order, each with its submit button. They are replayed on the same elements,
   * which are marked busy until then.
   */
  kept: Map<EarlyAction, HTMLElement | null | undefined>
  /** Set by the app: returns whether React handles this action. If not, it is queued and replayed soon. */
  isOwned?: (pressed: EarlyAction) => boolean
  /** True while an input method converts text: fields must not be changed then. */
  composing?: boolean
  /** Starts the app. Further calls do nothing. */
  start: () => void
}

declare global {
  interface Window {
    hydration: HydrationState
  }
}

export const root = document.documentElement

/** Returns the list in a data attribute of the document: `parts` starts with the app's entry. */
export const readDataList = (name: string | undefined) => root.dataset[name as string]?.split(' ') ?? []

export function setStatus(status: 'static' | 'hydrating' | 'hydrated'): void {
  root.dataset['state'] = status
}
