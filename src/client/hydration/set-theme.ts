import * as storageKeys from '../platform/browser/storage-keys.ts'
import { prefersLight, showTheme } from '../preferences/shown-theme.ts'
import { store, stored } from './stored.ts'

const choices = '[data-sets=theme] input'

/** Applies the stored theme before the first paint, and follows the system setting (B2.10). */
export function setTheme(): void {
  showStoredTheme()
  prefersLight().addEventListener('change', showStoredTheme)
}

export function chooseTheme(theme: string): void {
  store(storageKeys.theme, theme)
  showChosen(theme)
}

/** Applies the stored theme, which another page may have changed. The server's HTML has the default theme. */
export function showStoredTheme(): void {
  showChosen(stored(storageKeys.theme))
}

function showChosen(theme: string | undefined): void {
  showTheme(theme)
  for (const choice of document.querySelectorAll<HTMLInputElement>(choices))
    choice.checked ||= choice.value === theme
}
