import { paths } from '../../paths.ts'

/** In a separate module, because no first visit needs it. */
export const readingPath = (slug: string) => `${paths.readingPaths}/${slug}`
