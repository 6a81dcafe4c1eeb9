import * as storageKeys from '../platform/browser/storage-keys.ts'
import { matchLightPreference, applyTheme } from '../preferences/shown-theme.ts'
import { writeStoredItem, readStoredItem } from './stored-items.ts'

const choices = '[data-sets=theme] input'

/** Applies the stored theme before the first paint, and follows the system setting (B2.10). */
export function setTheme(): void {
  applyStoredTheme()
  matchLightPreference().addEventListener('change', applyStoredTheme)
}

export function chooseTheme(theme: string): void {
  writeStoredItem(storageKeys.themeKey, theme)
  showChosen(theme)
}

/** Applies the stored theme, which another page may have changed. The server's HTML has the default theme. */
export function applyStoredTheme(): void {
  showChosen(readStoredItem(storageKeys.themeKey))
}

function showChosen(theme: string | undefined): void {
  applyTheme(theme)
  for (const choice of document.querySelectorAll<HTMLInputElement>(choices))
    choice.checked ||= choice.value === theme
}
