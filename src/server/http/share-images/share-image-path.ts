import { existsSync } from 'node:fs'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { defaultLanguage, pageLanguages, type PageLanguage } from '../../../shared/languages.ts'

/** Pixels. All social networks show this size without cropping. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Languages with a default image of their own, which is needed because the image contains text. */
const drawn = new Set(
  pageLanguages.filter((language) =>
    existsSync(new URL(`../../../client/public/og-${language}.png`, import.meta.url)),
  ),
)

/** Returns the path of a page's share image: the guide's own, or the shop's default image. A changed guide gets a new path. */
export function getShareImagePath(language: PageLanguage, card: GuideSummary | undefined): string {
  return card === undefined
    ? `/og-${drawn.has(language) ? language : defaultLanguage}.png`
    : `/og/guide/${card.id}-${language}.png?v=${getShareImageVersion(card)}`
}

export function getShareImageVersion({ updatedAt }: Pick<GuideSummary, 'updatedAt'>): string {
  return Date.parse(updatedAt).toString(36)
}
