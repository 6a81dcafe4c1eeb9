import { paths } from '../../paths.ts'

/** Returns the URL path of a reading path. In a separate module, because no first visit needs it. */
export const toReadingPathUrl = (slug: string) => `${paths.readingPaths}/${slug}`
