import { useMemo, useSyncExternalStore } from 'react'
import type { Appearance } from '@stripe/stripe-js'

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

/** Converts an oklch color to hex, which Stripe's iframe requires. Returns any other value unchanged. */
export function convertOklchToHex(color: string): string {
  const parts = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(color.trim())
  if (parts === null) return color.trim()
  const [lightness, chroma, hue] = [
    Number(parts[1]) / (parts[2] === '%' ? 100 : 1),
    Number(parts[3]),
    Number(parts[4]),
  ]
  const angle = (hue * Math.PI) / 180
  return `#${linearRgbOf(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle))
    .map(toByte)
    .join('')}`
}

// https://bottosson.github.io/posts/oklab/
function linearRgbOf(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toByte(linear: number): string {
  const gamma = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  const byte = Math.round(Math.min(1, Math.max(0, gamma)) * 255)
  return byte.toString(16).padStart(2, '0')
}
