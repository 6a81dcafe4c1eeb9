import { existsSync } from 'node:fs'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { defaultLanguage, pageLanguages, type PageLanguage } from '../../../shared/languages.ts'

/** What every network shows whole. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** The shop's own picture has words on it. */
const drawn = new Set(
  pageLanguages.filter((language) =>
    existsSync(new URL(`../../../client/public/og-${language}.png`, import.meta.url)),
  ),
)

/** The picture that a shared link shows: the guide's own, else the shop's. A guide that changes has a new address. */
export function sharePicturePath(language: PageLanguage, card: GuideSummary | undefined): string {
  return card === undefined
    ? `/og-${drawn.has(language) ? language : defaultLanguage}.png`
    : `/og/guide/${card.id}-${language}.png?v=${pictureVersion(card)}`
}

export function pictureVersion({ updatedAt }: Pick<GuideSummary, 'updatedAt'>): string {
  return Date.parse(updatedAt).toString(36)
}
