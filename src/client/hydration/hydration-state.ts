/** An element that was pressed or a form that was sent; or an event that asks for the sign-up dialog (B7.5). */
export type EarlyAction = HTMLElement | (Event & Partial<HTMLElement>)

/** What the head script and the app share. */
export interface HydrationState {
  /**
   * What was pressed or sent before the app came, in order, each with the button that sent it; done again on the same
   * elements, which are busy until then.
   */
  kept: Map<EarlyAction, HTMLElement | null | undefined>
  /** Set by the app: whether React answers this press. If not, it is kept, and the app does it soon. */
  isOwned?: (pressed: EarlyAction) => boolean
  /** Whether an input method is converting what is typed: then no field may be touched. */
  composing?: boolean
  /** Starts the app; a second call does nothing. */
  startApp: () => void
}

declare global {
  interface Window {
    hydration: HydrationState
  }
}

export const root = document.documentElement

/** What the server has listed in an attribute of the document: `parts`, the app's entry first. */
export const readDataList = (name: string | undefined) => root.dataset[name as string]?.split(' ') ?? []

export function setStatus(status: 'static' | 'hydrating' | 'hydrated'): void {
  root.dataset['state'] = status
}
