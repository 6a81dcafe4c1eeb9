import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** B2.10. The script in index.html reads the same key before the first paint. */
const storageKey = 'ai-income-theme'
const listeners = new Set<() => void>()
let chosen: Theme | undefined

/** The reader's choice; on the server and while hydrating it is the default. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => 'dark'), chooseTheme]
}

function currentTheme(): Theme {
  chosen ??= storedTheme()
  return chosen
}

function chooseTheme(theme: Theme): void {
  chosen = theme
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is blocked: the choice applies to this visit only.
  }
  showTheme()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: light)')
  listeners.add(listener)
  system.addEventListener('change', showTheme)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', showTheme)
  }
}

function showTheme(): void {
  const theme = currentTheme()
  const systemIsLight = matchMedia('(prefers-color-scheme: light)').matches
  const shown = theme === 'system' ? (systemIsLight ? 'light' : 'dark') : theme
  document.documentElement.dataset['theme'] = shown
  setMeta('color-scheme', shown)
  setMeta('theme-color', getComputedStyle(document.body).backgroundColor)
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content)
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return themes.find((theme) => theme === stored) ?? 'dark'
  } catch {
    return 'dark'
  }
}
