import { lazyPart, type PageProps } from '../../platform/pages/lazy-part.tsx'

/** Few visits end there. */
export const NotFoundPage = lazyPart<Partial<PageProps>>(
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
)
