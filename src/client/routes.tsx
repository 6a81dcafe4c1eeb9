import type { ComponentType } from 'react'
import type { PageLanguage } from '../shared/languages.ts'
import { paths } from '../shared/paths.ts'
import type { PageName } from '../shared/texts/parts.ts'
import type { Translate } from '../shared/texts/translate.ts'
import { parseGuideId, localizeTitle, localizeSummary, maxSearchLength } from '../shared/guides/guides.ts'
import { LazyOwnAccess, prefetchOwnedGuides } from './access/access-or-price.tsx'
import { LazyMemberGuide } from './guides/reading/member-guide-part.ts'
import { LazyFullGuide } from './guides/reading/full-guide-part.ts'
import { parseListingInput, normalizeListingQuery } from './guides/catalogue/listing-query-string.ts'
import { buildGuideInput, normalizeViewQuery } from './guides/reading/article/reading-view.ts'
import { normalizeHomeQuery, parseGuideCount } from './home/home-query.ts'
import type { PageData } from './platform/api/trpc.ts'
import { lazyComponent, type PageProps } from './platform/pages/lazy-component.tsx'
import type { Head, PageRequest, PageRoute } from './platform/pages/page-route.ts'
import { LazyNotFoundPage } from './ui/page/not-found-part.ts'

const loadGuideListPage = () => import('./guides/catalogue/guide-list-page.tsx')
const loadGuidePage = () => import('./guides/reading/guide-page.tsx')
const loadCheckoutProPage = () => import('./payments/pro/checkout-pro-page.tsx')
const loadSubscribePage = () => import('./payments/pro/subscribe-page.tsx')
const loadProfilePage = () => import('./account/profile-page.tsx')
const loadOfflinePage = async () => {
  const [{ OfflinePage }, { OfflineCopy }] = await Promise.all([
    import('./offline/offline-page.tsx'),
    import('./guides/reading/offline-copy.tsx'),
  ])
  return { Page: () => <OfflinePage Copy={OfflineCopy} /> }
}

type LoadPage = () => Promise<{ Page: ComponentType<PageProps> }>
const pageOf = (load: LoadPage) => lazyComponent<PageProps>(async () => (await load()).Page)
// All paths of a page share this component, so that navigation between them keeps its state.
const guideListPage = pageOf(loadGuideListPage)
const guidePage = pageOf(loadGuidePage)

/** The table of pages, which the server, client navigation, page cache, sitemap and robots.txt read. */
export const routes: readonly PageRoute[] = [
  {
    path: paths.home,
    chunk: 'src/client/home/home-page.tsx',
    page: pageOf(() => import('./home/home-page.tsx')),
    texts: ['home'],
    query: normalizeHomeQuery,
    cacheable: true,
    crawl: 'listed',
    async prepare({ data, query, language, t, load }) {
      await Promise.all([
        data.guides.featured.fetch({ count: parseGuideCount(query), language }),
        prefetchOwnedGuides({ data, load }),
        readPlan(data),
      ])
      return {
        status: 200,
        title: t('home.head.title'),
        description: t('home.head.description'),
        canonicalPath: paths.home,
      }
    },
  },
  ...[paths.guides, paths.search].map((path): PageRoute => ({
    path,
    chunk: 'src/client/guides/catalogue/guide-list-page.tsx',
    page: guideListPage,
    texts: ['catalogue'],
    query: normalizeListingQuery,
    cacheable: true,
    ...(path === paths.guides ? { crawl: 'listed' } : {}),
    async prepare(request) {
      const { data, query, language, load } = request
      const input = parseListingInput(query)
      const [listing] = await Promise.all([
        data.guides.listing.fetch({ ...input, language }),
        prefetchOwnedGuides({ data, load }),
      ])
      return (await loadGuideListPage()).prepareListing(request, listing, input)
    },
  })),
  ...['/guide/:id', '/guides/:id'].map((path): PageRoute => ({
    path,
    chunk: 'src/client/guides/reading/guide-page.tsx',
    page: guidePage,
    texts: ['guide'],
    query: normalizeViewQuery,
    cacheable: true,
    async prepare({ data, params, query, language, t, load }) {
      const id = parseGuideId(params['id'] ?? '')
      if (id === undefined) {
        await load('failures')
        return { ...notFound(t), status: 400, title: t('guide.invalidId') }
      }
      const guide = await data.guides.find.fetch(buildGuideInput(id, language, query))
      if (guide === null) {
        if ((await data.guides.withdrawn.fetch({ id, language })) === null) {
          await LazyNotFoundPage.preload()
          return notFound(t)
        }
        await load('failures')
        return { ...notFound(t), status: 410, title: t('guide.withdrawn') }
      }
      if (guide.access !== 'locked') await Promise.all([LazyFullGuide.preload(), load('reading')])
      if ((await data.auth.session.fetch()) !== null)
        await Promise.all([LazyMemberGuide.preload(), LazyOwnAccess.preload(), load('members')])
      const summary = localizeSummary(language, guide.card)
      const title = localizeTitle(language, guide.card)
      const isOwn = summary.text !== '' && summary.language === language
      return {
        status: guide.opensAt ? 429 : 200,
        title: t('guide.head.title', { title: title.text }),
        description: isOwn ? summary.text : guide.preview.text || summary.text,
        language: title.language,
        guideId: id,
        // A hidden near-duplicate has the canonical URL of the guide that the list shows.
        canonicalPath: paths.guide(guide.card.duplicateOf ?? id),
      }
    },
  })),
  {
    path: paths.subscribe,
    chunk: 'src/client/payments/pro/subscribe-page.tsx',
    page: pageOf(loadSubscribePage),
    texts: ['members'],
    cacheable: true,
    crawl: 'listed',
    prepare: async (request) => (await loadSubscribePage()).prepareSubscribe(request),
  },
  {
    path: paths.checkoutPro,
    chunk: 'src/client/payments/pro/checkout-pro-page.tsx',
    page: pageOf(loadCheckoutProPage),
    texts: ['members'],
    crawl: 'never',
    prepare: async (request) => (await loadCheckoutProPage()).prepareCheckoutPro(request),
  },
  {
    path: paths.profile,
    chunk: 'src/client/account/profile-page.tsx',
    page: pageOf(loadProfilePage),
    texts: ['members'],
    cacheable: true,
    crawl: 'never',
    async prepare({ data, t }) {
      const session = await data.auth.session.fetch()
      if (session !== null) await data.auth.me.prefetch()
      return { status: 200, title: t('profile.head.title'), description: t('profile.head.description') }
    },
  },
  ...plainPages(),
  ...staticPages(),
  ...ownPages(),
]

/** The route of all URLs that no other route matches. */
export const notFoundRoute: PageRoute = {
  path: '*',
  chunk: 'src/client/ui/page/not-found-page.tsx',
  page: LazyNotFoundPage,
  texts: [],
  prepare: ({ t }) => notFound(t),
}

function notFound(t: Translate): Head {
  return { status: 404, title: t('notFound.head.title'), description: t('notFound.text') }
}

/** Returns the routes of pages that prefetch no data and are excluded from crawling. */
function plainPages(): PageRoute[] {
  const plain = [
    {
      path: paths.login,
      chunk: 'src/client/auth/sign-in/login-page.tsx',
      name: 'login',
      load: () => import('./auth/sign-in/login-page.tsx'),
      texts: ['members'],
      cacheable: true,
    },
    {
      path: paths.saved,
      chunk: 'src/client/progress/saved-page.tsx',
      name: 'saved',
      load: () => import('./progress/saved-page.tsx'),
      texts: ['catalogue', 'members'],
      cacheable: true,
    },
    {
      path: paths.myGuides,
      chunk: 'src/client/account/my-guides-page.tsx',
      name: 'myGuides',
      load: () => import('./account/my-guides-page.tsx'),
      texts: ['members'],
    },
    {
      path: paths.keepAccount,
      chunk: 'src/client/account/profile-page.tsx',
      name: 'keep',
      load: loadProfilePage,
      texts: ['members'],
      cacheable: true,
    },
    {
      path: paths.offline,
      chunk: 'src/client/offline/offline-page.tsx',
      name: 'offline',
      load: loadOfflinePage,
      texts: ['members', 'guide', 'reading'],
      cacheable: true,
    },
    {
      path: paths.paymentSuccess,
      chunk: 'src/client/payments/after-payment/payment-success-page.tsx',
      name: 'paymentSuccess',
      load: () => import('./payments/after-payment/payment-success-page.tsx'),
      texts: ['members', 'guide', 'failures'],
    },
  ] as const
  return plain.map(({ name, load, ...row }) => ({
    ...row,
    page: pageOf(load),
    crawl: 'never',
    prepare: ({ t }) => ({
      status: 200,
      title: t(`${name}.head.title`),
      description: t(`${name}.head.description`),
    }),
  }))
}

/** Prefetches the plan, for pages that show the price of Pro or that the user has Pro. */
async function readPlan({ auth, access }: PageData): Promise<void> {
  if ((await auth.session.fetch()) !== null) await access.plan.prefetch()
}

/** Returns the routes of text pages, each with its own long text. */
function staticPages(): PageRoute[] {
  const pages: [path: string, folder: string, text: PageName, load: LoadPage][] = [
    [paths.learnMore, 'about', 'learn-more', () => import('./about/learn-more-page.tsx')],
    [paths.successStories, 'about', 'success-stories', () => import('./about/success-stories-page.tsx')],
    [paths.terms, 'legal', 'terms', () => import('./legal/terms-page.tsx')],
    [paths.privacy, 'legal', 'privacy', () => import('./legal/privacy-page.tsx')],
    [paths.refunds, 'legal', 'refunds', () => import('./legal/refunds-page.tsx')],
    [paths.commerce, 'legal', 'commerce', () => import('./legal/commerce-page.tsx')],
    [paths.accessibility, 'legal', 'status/accessibility', () => import('./legal/accessibility-page.tsx')],
  ]
  return pages.map(([path, folder, text, load]) => ({
    path,
    chunk: `src/client/${folder}/${text.replace('status/', '')}-page.tsx`,
    page: pageOf(load),
    texts: folder === 'legal' ? [text, 'legal'] : [text],
    cacheable: true,
    crawl: 'listed',
    async prepare({ data, language, read }) {
      await (folder === 'legal' ? readSeller(data, language) : readPlan(data))
      return { status: 200, canonicalPath: path, ...read(text).head }
    },
  }))
}

function wholeQuery(asked: URLSearchParams): URLSearchParams {
  return asked
}

interface OwnPage {
  Page: ComponentType<PageProps>
  /** Loads the page's data. Returns undefined if the page does not exist. */
  prepare: (request: PageRequest) => Promise<Head | undefined>
}

/** Returns the routes of pages with a `prepare` function of their own. */
function ownPages(): PageRoute[] {
  const listed = { cacheable: true, crawl: 'listed' } as const
  // Figures on these pages change without a new catalog version.
  const fresh = { ...listed, fresh: true, query: wholeQuery } as const
  const never = { crawl: 'never' } as const
  const own = { ...never, query: wholeQuery } as const
  const pages: (Omit<PageRoute, 'page' | 'prepare'> & { load: () => Promise<OwnPage> })[] = [
    {
      path: paths.proof,
      chunk: 'src/client/proof/proof-page.tsx',
      texts: ['status/proof'],
      load: () => import('./proof/proof-page.tsx'),
      ...fresh,
    },
    {
      path: paths.news,
      chunk: 'src/client/newsletter/new-page.tsx',
      texts: ['newsletter/news'],
      load: () => import('./newsletter/new-page.tsx'),
      ...fresh,
    },
    {
      path: `${paths.readingPaths}/:slug?`,
      chunk: 'src/client/guides/paths/paths-page.tsx',
      texts: ['library/paths'],
      load: () => import('./guides/paths/paths-page.tsx'),
      ...listed,
    },
    {
      path: `${paths.methods}/:id?`,
      chunk: 'src/client/guides/catalogue/methods-page.tsx',
      texts: ['library/paths'],
      load: () => import('./guides/catalogue/methods-page.tsx'),
      ...listed,
    },
    {
      path: `${paths.gifts}/:id?`,
      chunk: 'src/client/payments/gifts/gift-page.tsx',
      texts: ['offers/gifts', 'members', 'guide'],
      load: () => import('./payments/gifts/gift-page.tsx'),
      ...own,
    },
    {
      path: '/bundle/:step?',
      chunk: 'src/client/payments/bundles/bundle-page.tsx',
      texts: ['offers/bundles', 'members'],
      load: () => import('./payments/bundles/bundle-page.tsx'),
      ...own,
    },
    {
      path: paths.receipt(':id'),
      chunk: 'src/client/payments/receipts/receipt-page.tsx',
      texts: ['members'],
      load: () => import('./payments/receipts/receipt-page.tsx'),
      ...never,
    },
    {
      path: '/checkout/:id?',
      chunk: 'src/client/payments/checkout/checkout-page.tsx',
      texts: ['members', 'guide', 'failures'],
      load: () => import('./payments/checkout/checkout-page.tsx'),
      ...never,
    },
    {
      path: `${paths.translations}/:id?`,
      chunk: 'src/client/translation/translations-page.tsx',
      texts: ['members', 'admin'],
      load: () => import('./translation/translations-page.tsx'),
      ...own,
    },
    {
      path: `${paths.admin}/:section?/:id?`,
      chunk: 'src/client/admin/admin-page.tsx',
      texts: ['members', 'admin', 'library/reports'],
      load: () => import('./admin/admin-page.tsx'),
      ...own,
    },
    {
      path: paths.withdraw,
      chunk: 'src/client/payments/withdrawal/withdraw-page.tsx',
      texts: ['legal', 'members'],
      load: () => import('./payments/withdrawal/withdraw-page.tsx'),
      ...own,
    },
    {
      path: paths.contact,
      chunk: 'src/client/contact/contact-page.tsx',
      texts: ['contact'],
      load: () => import('./contact/contact-page.tsx'),
      ...listed,
      query: contactQuery,
    },
    {
      path: paths.ask,
      chunk: 'src/client/guides/asking/ask-page.tsx',
      texts: ['library/ask'],
      load: () => import('./guides/asking/ask-page.tsx'),
      ...own,
    },
  ]
  return pages.map(({ load, ...row }) => ({
    ...row,
    page: pageOf(load),
    prepare: async (request) => (await (await load()).prepare(request)) ?? notFound(request.t),
  }))
}

/** Prefetches the seller. If that fails, the rest of the page is shown. */
const readSeller = (data: PageData, language: PageLanguage) => data.config.seller.prefetch({ language })

/** Keeps the text of a search without results in the URL, so that the user can request such a guide. */
function contactQuery(asked: URLSearchParams): URLSearchParams {
  const guide = [...(asked.get('guide') ?? '').trim()].slice(0, maxSearchLength).join('')
  return new URLSearchParams(guide === '' ? {} : { guide })
}
