import { signUpEvent } from '../auth/session/sign-in-request.ts'
import * as storageKeys from '../platform/browser/storage-keys.ts'
import { writeStoredItem } from './stored-items.ts'
import { showAppLoadFailure } from './app-load-failure.ts'
import { preloadParts, startApp, hydration } from './start-app.ts'
import { chooseTheme } from './set-theme.ts'
import type { EarlyAction } from './hydration-state.ts'

/** Matches elements whose click needs the app. The browser handles links, GET forms, disclosures and popovers itself. */
const pressed = '[data-press],button[type=button]:not([popovertarget],[commandfor])'
/**
 * Matches elements that start the app when they are touched. Excludes plain links, because the app would delay the next page, and
 * controls that the head script handles itself.
 */
const controls = ':is(input,select,textarea,button,summary,[data-press]):not([data-sets] *)'

function on<E extends Event>(type: string, listener: (event: E) => void): void {
  addEventListener(type, listener as (event: Event) => void, true)
}

/** Queues clicks and form submissions that happen before hydration. Typed text stays in its field. */
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

/** Applies a theme choice, and submits the list's form without the app, because the app would delay the next page. */
function onChange(event: Event): void {
  const form = closest<HTMLFormElement>(event, '[data-sets]')
  if (!form) return startAtControl(event)
  if (!form.submit) return chooseTheme((event.target as HTMLInputElement).value)
  if (hydration.isOwned) return
  // After going back, the form must show the filters of the list again.
  addEventListener('pagehide', () => form.reset())
  form.submit()
}

function startAtControl(event: Event): void {
  const control = closest(event, controls)
  // Waiting a frame lets the browser paint its own response first, such as an opened disclosure.
  if (control && !hydration.isOwned)
    requestAnimationFrame(() =>
      setTimeout(() => {
        preloadParts('modulepreload', control.dataset['press'])
        startApp()
      }),
    )
}

function onClick(event: MouseEvent): void {
  // A link with `hreflang` sets the language of the shop, also on a static page (B3.3).
  const link = closest<HTMLAnchorElement>(event, 'a[hreflang]')
  if (link) writeStoredItem(storageKeys.languageKey, link.hreflang)
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
  // A second click on the same element replaces the first, so the action is replayed only once.
  hydration.kept.set(pressed, submitter)
  pressed.ariaBusy = 'true'
  if (!navigator.onLine) showAppLoadFailure()
  startApp()
}

/** Returns the closest matching ancestor. The target can be the document, which has no `closest`. */
function closest<E extends HTMLElement>({ target }: Event, selector: string): E | null | undefined {
  return (target as Partial<Element>).closest?.<E>(selector)
}
