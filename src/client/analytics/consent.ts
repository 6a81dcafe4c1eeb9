import { useSyncExternalStore } from 'react'
import * as storageKeys from '../platform/browser/storage-keys.ts'

export type Consent = 'granted' | 'denied'

/** A logout keeps this key, because consent belongs to the browser and not to a user. */
const storageKey = storageKeys.consentKey

const listeners = new Set<() => void>()
/** The decision for this visit if storage is blocked. */
let chosen: Consent | undefined
let asking = false
/** The element that gets the focus back when the question closes. */
let opener: Element | null = null

/** Returns the reader's decision; undefined until the reader has made one. */
export function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'granted' || stored === 'denied' ? stored : chosen
  } catch {
    return chosen
  }
}

export function saveConsent(consent: Consent): void {
  chosen = consent
  try {
    localStorage.setItem(storageKey, consent)
  } catch {
    // If storage is blocked, the next visit asks again.
  }
  closeConsent()
}

/** Shows the consent question again, with the current decision. */
export function reopenConsent(): void {
  asking = true
  opener = document.activeElement
  tellAll()
}

export function closeConsent(): void {
  if (asking && opener instanceof HTMLElement) opener.focus()
  asking = false
  tellAll()
}

export function useConsent(): { consent: Consent | undefined; isAskedAgain: boolean } {
  return {
    consent: useSyncExternalStore(subscribe, readConsent),
    isAskedAgain: useSyncExternalStore(subscribe, () => asking),
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function tellAll(): void {
  for (const listener of listeners) listener()
}
