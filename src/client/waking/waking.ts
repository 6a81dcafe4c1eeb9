/** An element that was pressed or a form that was sent; or an event that asks for the sign-up dialog (B7.5). */
export type Pressed = HTMLElement | (Event & Partial<HTMLElement>)

/** What the head script and the app share. */
export interface Waking {
  /**
   * What was pressed or sent before the app came, in order, each with the button that sent it; done again on the same
   * elements, which are busy until then.
   */
  kept: Map<Pressed, HTMLElement | null | undefined>
  /** Set by the app: whether React answers this press. If not, it is kept, and the app does it soon. */
  isOwned?: (pressed: Pressed) => boolean
  /** Whether an input method is converting what is typed: then no field may be touched. */
  composing?: boolean
  /** Starts the app; a second call does nothing. */
  wake: () => void
}

declare global {
  interface Window {
    waking: Waking
  }
}

export const root = document.documentElement

/** What the server has listed in an attribute of the document: `parts`, the app's entry first. */
export const wordsOf = (name: string | undefined) => root.dataset[name as string]?.split(' ') ?? []

export function setAlive(alive: 'asleep' | 'waking' | 'awake'): void {
  root.dataset['alive'] = alive
}
