import { defaultLanguage, pageLanguages, type PageLanguage } from './languages.ts'

/** Paths of the site in English, as documented. Other languages add their code as a prefix, as in /ja (B3.1). */
export const paths = {
  home: '/',
  guides: '/guides',
  search: '/search',
  guide: (id: number) => `/guide/${id}`,
  checkout: (id: number) => `/checkout/${id}`,
  checkoutPro: '/checkout/subscription',
  /** Path to subscribe to Pro from a guide's page. After payment, the page offers this guide first. */
  checkoutProFrom: (id: number) => `/checkout/subscription?guideId=${id}`,
  subscribe: '/subscribe',
  paymentSuccess: '/payment-success',
  learnMore: '/learn-more',
  terms: '/terms-of-service',
  privacy: '/privacy',
  contact: '/contact',
  withdraw: '/withdraw',
  refunds: '/refunds',
  commerce: '/legal/commerce',
  accessibility: '/accessibility',
  successStories: '/success-stories',
  login: '/login',
  profile: '/profile',
  keepAccount: '/keep-account',
  myGuides: '/my-guides',
  saved: '/saved',
  ask: '/ask',
  offline: '/offline',
  proof: '/proof',
  news: '/new',
  gifts: '/gift',
  readingPaths: '/paths',
  methods: '/methods',
  receipt: (id: string) => `/receipts/${id}`,
  admin: '/operator',
  translations: '/operator/translations',
  guidesTagged: (tag: string) => `/guides?q=${encodeURIComponent(tag)}`,
  guidesPage: (page: number) => (page === 1 ? '/guides' : `/guides?page=${page}`),
} as const

/**
 * Returns a path of this site. Removes leading slashes and backslashes, because browsers treat two of them as the start of
 * another site's URL.
 */
export const toLocalPath = (path: string) => `/${path.replace(/^[\s/\\]+/, '')}`

/** Returns the path of a page in the given language, such as '/ja/guides' for '/guides'. */
export function localizePath(language: PageLanguage, path: string): string {
  const own = toLocalPath(path)
  if (language === defaultLanguage) return own
  return own === '/' ? `/${language}` : `/${language}${own}`
}

/** Splits a path such as '/ja/guides' into its language and the documented path '/guides'. */
export function splitLanguage(pathname: string): { language: PageLanguage; path: string } {
  const [, first, rest = ''] = /^\/([^/]+)(\/.*)?$/s.exec(pathname) ?? []
  const language = pageLanguages.find((each) => each === first && each !== defaultLanguage)
  if (language === undefined) return { language: defaultLanguage, path: toLocalPath(pathname) }
  return { language, path: toLocalPath(rest) }
}

/** Returns whether a path can be a page. False for API calls, API documentation, files and health checks. */
export const isPagePath = (pathname: string) =>
  !/^\/(api|trpc)(\/|$)|\.\w+$|^\/(healthz|readyz)$/.test(pathname)
