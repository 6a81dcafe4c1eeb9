import * as storageKeys from '../platform/browser/storage-keys.ts'
import { prefersLight, showTheme } from '../preferences/shown-theme.ts'
import { store, stored } from './stored.ts'

const choices = '[data-sets=theme] input'

/** Shows the theme before the first paint, and sets another one, with the app or without it (B2.10). */
export function setTheme(): void {
  showStoredTheme()
  prefersLight().addEventListener('change', showStoredTheme)
}

export function chooseTheme(theme: string): void {
  store(storageKeys.theme, theme)
  showChosen(theme)
}

/** Another page may have changed it; and the server's HTML has the default chosen. */
export function showStoredTheme(): void {
  showChosen(stored(storageKeys.theme))
}

function showChosen(theme: string | undefined): void {
  showTheme(theme)
  for (const choice of document.querySelectorAll<HTMLInputElement>(choices))
    choice.checked ||= choice.value === theme
}
