type ToastVariant = 'success' | 'error'

interface Toast {
  id: number
  title: string
  description?: string
  variant?: ToastVariant
  /** A link in the message, to a documented path. */
  link?: { to: string; label: string }
}

/** B2.21: one toast at a time, shown for 1000000 ms unless it is closed. */
const removalDelayMs = 1_000_000

let shown: Toast | null = null
let nextId = 1
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows a message that stays when the page changes; it replaces the previous message. */
export function toast(message: Omit<Toast, 'id'>): void {
  show({ ...message, id: nextId++ })
  removal = setTimeout(dismissToast, removalDelayMs)
}

export function dismissToast(): void {
  show(null)
}

export function shownToast(): Toast | null {
  return shown
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: Toast | null): void {
  clearTimeout(removal)
  shown = next
  for (const listener of listeners) listener()
}
