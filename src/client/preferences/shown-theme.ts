export const themes = ['light', 'dark', 'system'] as const

export const matchLightPreference = () => matchMedia('(prefers-color-scheme: light)')

/** Shows a theme. An unknown value counts as dark (B2.10). */
export function applyTheme(theme: string | undefined): void {
  const isLight = theme === 'light' || (theme === 'system' && matchLightPreference().matches)
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
  // The background of each theme in styles.css.
  ;(document.querySelector('meta[name=theme-color]') as HTMLMetaElement).content = isLight
    ? '#fbf9f5'
    : '#12100e'
}
