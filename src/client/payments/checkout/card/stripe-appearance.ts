import { useMemo, useSyncExternalStore } from 'react'
import type { Appearance } from '@stripe/stripe-js'
import { convertOklchToHex } from './convert-oklch-to-hex.ts'

/** Returns the colors of Stripe's fields, which follow the theme. */
export function useStripeAppearance(): Appearance {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme)
  return useMemo(() => {
    const tokens = getComputedStyle(document.documentElement)
    return buildAppearance(theme, (name) => convertOklchToHex(tokens.getPropertyValue(`--color-${name}`)))
  }, [theme])
}

type ColorName = 'accent' | 'canvas' | 'ink' | 'soft' | 'danger' | 'control'

export function buildAppearance(theme: string, color: (name: ColorName) => string): Appearance {
  return {
    theme: theme === 'light' ? 'stripe' : 'night',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('canvas'),
      colorText: color('ink'),
      colorTextSecondary: color('soft'),
      colorTextPlaceholder: color('soft'),
      colorDanger: color('danger'),
      fontFamily: 'system-ui, "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '8px',
    },
    rules: {
      '.Input': { border: `1px solid ${color('control')}`, boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${color('accent')}`, boxShadow: `0 0 0 1px ${color('accent')}` },
      '.Label': { fontSize: '15px', fontWeight: '600' },
    },
  }
}

function shownTheme(): string {
  return document.documentElement.dataset['theme'] ?? 'dark'
}

function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
