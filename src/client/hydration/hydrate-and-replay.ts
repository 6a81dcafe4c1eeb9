import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setStatus, type EarlyAction } from './hydration-state.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Brings the server's HTML alive. What was typed and pressed before is then done again on the same elements, so that a
 * component hears of it as if it had been there from the start.
 */
export async function hydrateAndReplay(root: HTMLElement, app: ReactNode): Promise<void> {
  await conversionEnd()
  const { hydration } = window
  const changed = [...root.querySelectorAll<Field>('input,textarea,select')].filter(isChanged)
  startTransition(() => void hydrateRoot(root, app))
  // The session provider, which listens for events, is hydrated with the page's frame.
  const isOwned = (pressed: EarlyAction) =>
    hydrateNow(pressed instanceof Event ? (root.firstElementChild as Element) : pressed)

  // In order, each once React answers it.
  function replay(): void {
    for (const [pressed, submitter] of hydration.kept) {
      if (!isOwned(pressed)) return replaySoon()
      hydration.kept.delete(pressed)
      pressed.ariaBusy = null
      if (pressed instanceof Event) dispatchEvent(pressed)
      else if (pressed instanceof HTMLFormElement) pressed.requestSubmit(submitter)
      else pressed.click()
    }
  }
  const replaySoon = () => void setTimeout(replay, retryMs)

  hydration.isOwned = (pressed) => isOwned(pressed) || (replaySoon(), false)
  setStatus('hydrated')
  for (const field of changed) restore(field)
  replay()
}

/** Until another look at a part of the page that still waits for something. */
const retryMs = 50

/** Touching a field would break off what its reader is converting. */
function conversionEnd(): Promise<unknown> | undefined {
  if (!window.hydration.composing) return undefined
  return new Promise((resolve) => {
    addEventListener('compositionend', resolve, { once: true })
  })
}

/** Whether a field no longer has the server's value: typed, chosen, filled in or restored by the browser. */
function isChanged(field: Field): boolean {
  // The head script has already done what these are for.
  if (field.closest('[data-sets]') !== null) return false
  if (field instanceof HTMLSelectElement) return field.value !== defaultOf(field)
  if (!isCheckable(field)) return field.value !== field.defaultValue
  // Another radio button of its group tells of one that is no longer chosen.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

function defaultOf({ options }: HTMLSelectElement): string | undefined {
  const chosen = [...options].findLast(({ defaultSelected }) => defaultSelected)
  return (chosen ?? options[0])?.value
}

const isCheckable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

function restore(field: Field): void {
  const { value } = field
  if (isCheckable(field)) {
    const { checked } = field
    hydrateNow(field)
    field.checked = !checked
    field.click()
    return
  }
  const caret = caretOf(field)
  hydrateNow(field)
  if (!(field instanceof HTMLSelectElement)) {
    // React compares with the value that it has seen last, which only its own setter on the element tells it.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (caret !== undefined) field.setSelectionRange(...caret)
  } else field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Types like email have none. */
function caretOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement || field !== document.activeElement) return undefined
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}

/**
 * For such an event React hydrates the part of the page with its target at once; none of our components listens to it. Returns
 * whether React owns the element now: it stops events on their way into a part that it can't hydrate yet.
 */
function hydrateNow(element: Element): boolean {
  let isOwned = false
  element.addEventListener('pointercancel', () => (isOwned = true), { once: true })
  element.dispatchEvent(new Event('pointercancel', { bubbles: true }))
  return isOwned
}
