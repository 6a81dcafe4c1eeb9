import type { PayDeps } from '../payments/index.ts'

/** Returns a guide's titles, or its number if the catalogue doesn't contain it. */
export function readTitles({ catalogue }: Pick<PayDeps, 'catalogue'>, guideId: number) {
  const guide = catalogue.current().find(guideId)
  return { title: guide?.titleEn ?? `#${guideId}`, titleJa: guide?.titleJa ?? '' }
}
