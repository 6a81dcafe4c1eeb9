import { paths } from '../../paths.ts'

/** Apart from the other paths, because no first visit needs it. */
export const readingPath = (slug: string) => `${paths.readingPaths}/${slug}`
