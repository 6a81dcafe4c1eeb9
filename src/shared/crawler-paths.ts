/** What programs read; no page of the site leads there, so no page carries these. */
export const crawlerPaths = {
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
  security: '/.well-known/security.txt',
} as const
