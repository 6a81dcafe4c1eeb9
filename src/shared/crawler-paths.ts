/** Paths that only crawlers request. In a separate module, because no page links to them. */
export const crawlerPaths = {
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
  security: '/.well-known/security.txt',
} as const
