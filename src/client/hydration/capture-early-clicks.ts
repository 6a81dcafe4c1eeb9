import { signUpEvent } from '../auth/session/sign-up-intent.ts'
import * as storageKeys from '../platform/browser/storage-keys.ts'
import { store } from './stored.ts'
import { fetchParts, showStartFailure, startApp, hydration } from './start-app.ts'
import { chooseTheme } from './set-theme.ts'
import type { EarlyAction } from './hydration-state.ts'

/** What needs the app to answer a press. Everything else (links, GET forms, disclosures, popovers) the browser does by itself. */
const pressed = '[data-press],button[type=button]:not([popovertarget],[commandfor])'
/**
 * What is likely to be pressed next is reason enough to wake; a plain link is not, since the app would come in its way,
 * nor what the head script does by itself.
 */
const controls = ':is(input,select,textarea,button,summary,[data-press]):not([data-sets] *)'

function on<E extends Event>(type: string, listener: (event: E) => void): void {
  addEventListener(type, listener as (event: Event) => void, true)
}

/** Presses and sent forms that come before the app are kept for it; what is typed stays in its field. */
export function captureEarlyClicks(): void {
  on('click', onClick)
  on('submit', onSubmit)
  on('pointerdown', startAtControl)
  on('focusin', startAtControl)
  on('change', onChange)
  on('compositionstart', () => (hydration.composing = true))
  on('compositionend', () => (hydration.composing = false))
  on(signUpEvent, (event) => keep(event, event))
}

/** A theme is shown; what is chosen of a list is another page, which the browser opens more quickly than the app would. */
function onChange(event: Event): void {
  const form = closest<HTMLFormElement>(event, '[data-sets]')
  if (!form) return startAtControl(event)
  if (!form.submit) return chooseTheme((event.target as HTMLInputElement).value)
  if (hydration.isOwned) return
  // After going back, the form shows the filters of the list again.
  addEventListener('pagehide', () => form.reset())
  form.submit()
}

function startAtControl(event: Event): void {
  const control = closest(event, controls)
  // What the browser does by itself shows first, such as what is folded away.
  if (control && !hydration.isOwned)
    requestAnimationFrame(() =>
      setTimeout(() => {
        fetchParts('modulepreload', control.dataset['press'])
        startApp()
      }),
    )
}

function onClick(event: MouseEvent): void {
  // The choice counts for the page that the link opens, whether the app is awake or not (B3.3).
  const link = closest<HTMLAnchorElement>(event, 'a[hreflang]')
  if (link) store(storageKeys.language, link.hreflang)
  const element = closest(event, pressed)
  if (element && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) keep(event, element)
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (form.method === 'post') keep(event, form, event.submitter)
}

function keep(event: Event, pressed: EarlyAction, submitter?: HTMLElement | null): void {
  if (hydration.isOwned?.(pressed)) return
  event.preventDefault()
  event.stopPropagation()
  // A second click before hydration counts once.
  hydration.kept.set(pressed, submitter)
  pressed.ariaBusy = 'true'
  if (!navigator.onLine) showStartFailure()
  startApp()
}

/** The target may be the document. */
function closest<E extends HTMLElement>({ target }: Event, selector: string): E | null | undefined {
  return (target as Partial<Element>).closest?.<E>(selector)
}
