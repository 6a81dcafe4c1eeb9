import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setAlive } from './waking.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Brings the server's HTML alive. What was typed and pressed before is then done again on the same elements, so that a
 * component hears of it as if it had been there from the start.
 */
export async function hydrateKept(root: HTMLElement, app: ReactNode): Promise<void> {
  await conversionEnd()
  const { kept } = window.waking
  const changed = [...root.querySelectorAll<Field>('input,textarea,select')].filter(isChanged)
  for (const element of kept.keys()) element.ariaBusy = null
  startTransition(() => void hydrateRoot(root, app))
  setAlive('awake')
  for (const field of changed) giveBack(field)
  for (const [element, submitter] of kept) {
    hydrateNow(element)
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
    else element.click()
  }
}

/** Touching a field would break off what its reader is converting. */
function conversionEnd(): Promise<unknown> | undefined {
  if (!window.waking.composing) return undefined
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

function giveBack(field: Field): void {
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

/** For such an event React hydrates the part of the page with its target at once; none of our components listens to it. */
function hydrateNow(element: Element): void {
  element.dispatchEvent(new Event('pointercancel', { bubbles: true }))
}
