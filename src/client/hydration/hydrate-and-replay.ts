import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setHydrationStatus, type EarlyAction } from './hydration-state.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Hydrates the server's HTML, and then replays earlier input and clicks, so that components receive the events. */
export async function hydrateAndReplay(root: HTMLElement, app: ReactNode): Promise<void> {
  await conversionEnd()
  const { hydration } = window
  const changed = [...root.querySelectorAll<Field>('input,textarea,select')].filter(isChanged)
  startTransition(() => void hydrateRoot(root, app))
  // An event, such as a request to sign up, is handled by the session provider, which is hydrated with the page's frame.
  const isOwned = (pressed: EarlyAction) =>
    hydrateNow(pressed instanceof Event ? (root.firstElementChild as Element) : pressed)

  // Replays actions in order, each as soon as React handles its element.
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
  setHydrationStatus('hydrated')
  for (const field of changed) restore(field)
  replay()
}

/** Milliseconds until a part of the page that is still loading is checked again. */
const retryMs = 50

/** Waits until the input method has finished, because changing a field would cancel its conversion. */
function conversionEnd(): Promise<unknown> | undefined {
  if (!window.hydration.composing) return undefined
  return new Promise((resolve) => {
    addEventListener('compositionend', resolve, { once: true })
  })
}

/** Returns whether a field differs from the server's value: typed, chosen, autofilled or restored by the browser. */
function isChanged(field: Field): boolean {
  // The head script handles these fields itself.
  if (field.closest('[data-sets]') !== null) return false
  if (field instanceof HTMLSelectElement) return field.value !== defaultOf(field)
  if (!isCheckable(field)) return field.value !== field.defaultValue
  // An unchecked radio button is skipped, because checking the chosen one of its group unchecks it.
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
    // React compares with the value last set through the element's own setter, so the prototype's setter must be called.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (caret !== undefined) field.setSelectionRange(...caret)
  } else field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Returns the selection of the focused field; undefined for fields without a selection, such as email. */
function caretOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement || field !== document.activeElement) return undefined
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}

/**
 * Dispatches an event that no component handles, which makes React hydrate this part of the page immediately. Returns false if
 * React stops the event because the part can't be hydrated yet.
 */
function hydrateNow(element: Element): boolean {
  let isOwned = false
  element.addEventListener('pointercancel', () => (isOwned = true), { once: true })
  element.dispatchEvent(new Event('pointercancel', { bubbles: true }))
  return isOwned
}
