export const themes = ['light', 'dark', 'system'] as const

/** The background of each theme in styles.css. */
const canvas = { light: '#fbf9f5', dark: '#12100e' }

export const prefersLight = () => matchMedia('(prefers-color-scheme: light)')

/** Shows a theme; an unknown value is dark (B2.10). */
export function showTheme(theme: string | undefined): void {
  const isLight = theme === 'light' || (theme === 'system' && prefersLight().matches)
  const shown = isLight ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = shown
  const color = document.querySelector('meta[name=theme-color]') as HTMLMetaElement
  color.content = canvas[shown]
}
