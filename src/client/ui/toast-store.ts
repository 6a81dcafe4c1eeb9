import { createListeners } from '../platform/browser/listeners.ts'

export interface Toast {
  id: number
  title: string
  description?: string
  variant?: 'success' | 'error'
  /** Link within the message, to a documented path. */
  link?: { to: string; label: string }
}

/** Milliseconds that a toast is shown unless it is closed (B2.21). Only one toast is shown at a time. */
const removalDelayMs = 1_000_000

let shown: Toast | null = null
let nextId = 1
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners()

/** Shows a message that replaces the previous one and stays when the page changes. */
export function showToast(message: Omit<Toast, 'id'>): void {
  show({ ...message, id: nextId++ })
  removal = setTimeout(dismissToast, removalDelayMs)
}

export const dismissToast = () => show(null)
export const getShownToast = () => shown
export const subscribeToToasts = listeners.subscribe

function show(next: Toast | null): void {
  clearTimeout(removal)
  shown = next
  listeners.notify()
}
