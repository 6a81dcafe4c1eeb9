import { existsSync } from 'node:fs'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { defaultLanguage, pageLanguages, type PageLanguage } from '../../../shared/languages.ts'

/** The size that every network shows without cropping. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** The shop's default picture contains text. */
const drawn = new Set(
  pageLanguages.filter((language) =>
    existsSync(new URL(`../../../client/public/og-${language}.png`, import.meta.url)),
  ),
)

/** The picture for a shared link: the guide's own, else the shop's. A changed guide gets a new URL. */
export function sharePicturePath(language: PageLanguage, card: GuideSummary | undefined): string {
  return card === undefined
    ? `/og-${drawn.has(language) ? language : defaultLanguage}.png`
    : `/og/guide/${card.id}-${language}.png?v=${pictureVersion(card)}`
}

export function pictureVersion({ updatedAt }: Pick<GuideSummary, 'updatedAt'>): string {
  return Date.parse(updatedAt).toString(36)
}
