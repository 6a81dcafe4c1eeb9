import { schemaOrgFields } from '../../../shared/guides/fields/guide-fields.ts'
import { localizeSummary, localizeTitle, type GuideSummary } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Money } from '../../../shared/money.ts'
import { getPageCurrency, getGuidePrice, getProPrice } from '../../../shared/prices.ts'
import { translateTag } from '../../../shared/guides/tag-label.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { getTranslate } from '../../platform/texts.ts'
import { siteName } from '../markup/site-name.ts'

export interface DescribedPage {
  /** Path without language prefix. */
  path: string
  language: PageLanguage
  /** Name of the page, without the shop's name. */
  name: string
  description: string
  /** Absolute URL of the page's share image. */
  picture: string
  /** Questions and answers that the page displays. */
  questions: readonly { question: string; answer: string }[]
  /** Entries of the page's list, in displayed order. */
  list: readonly { name: string; path: string }[]
  /** The guide that the page shows. Undefined on other pages. */
  card: GuideSummary | undefined
}

type Thing = Record<string, unknown>

/** CSS selector of the placeholder for paid content (client/guides/reading/paywall/guide-preview.tsx). */
const lockedPart = '.locked-part'

/** Returns a page's schema.org data, which contains public facts only. */
export function buildStructuredData(page: DescribedPage, origin: string): Thing {
  const site = siteOf(page.language, origin)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site),
      page.path === paths.home ? website(site) : breadcrumbs(page, site),
      ...(page.questions.length === 0 ? [] : [faq(page)]),
      ...(page.list.length === 0 ? [] : [itemList(page, site)]),
      ...(page.path === paths.subscribe ? [proPlan(page, site)] : []),
      ...(page.card === undefined ? [] : describeGuide(page, page.card, site)),
    ],
  }
}

type Site = ReturnType<typeof siteOf>

function siteOf(language: PageLanguage, origin: string) {
  return {
    origin,
    language,
    seller: { '@id': `${origin}/#organization` },
    address: (path: string) => origin + localizePath(language, path),
  }
}

function organization({ origin, seller }: Site): Thing {
  const logo = `${origin}/icon-512.png`
  return { '@type': 'Organization', ...seller, name: siteName, url: `${origin}/`, logo }
}

function website({ language, seller, address }: Site): Thing {
  return {
    '@type': 'WebSite',
    name: siteName,
    url: address(paths.home),
    inLanguage: language,
    publisher: seller,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address(paths.guides)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function breadcrumbs(page: DescribedPage, { language, address }: Site): Thing {
  const t = getTranslate(language)
  const inGuides = page.card !== undefined || page.path.startsWith(`${paths.guides}?`)
  const trail = [
    { name: t('header.home'), path: paths.home },
    ...(inGuides ? [{ name: t('header.guides'), path: paths.guides }] : []),
    ...(page.path.startsWith(`${paths.readingPaths}/`)
      ? [{ name: t('footer.paths'), path: paths.readingPaths }]
      : []),
    page,
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listItems(trail, (path) => ({ item: address(path) })),
  }
}

function itemList({ name, description, list }: DescribedPage, { language, address }: Site): Thing {
  return {
    '@type': 'ItemList',
    name,
    description,
    inLanguage: language,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: list.length,
    itemListElement: listItems(list, (path) => ({ url: address(path) })),
  }
}

function listItems(items: DescribedPage['list'], addressOf: (path: string) => Thing): Thing[] {
  return items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...addressOf(path),
  }))
}

function faq({ questions, language }: DescribedPage): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function proPlan({ name, description, picture, path }: DescribedPage, site: Site): Thing {
  const price = getProPrice(getPageCurrency(site.language))
  const month = { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' }
  return {
    '@type': 'Product',
    name: `${siteName} ${name}`,
    description,
    image: picture,
    brand: site.seller,
    offers: {
      ...offer(price, path, site),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...priceOf(price),
        referenceQuantity: month,
      },
    },
  }
}

/** Path of the section in the terms that says what crawlers may do with previews. */
const termsOfUse = `${paths.terms}#use`

/** Returns the guide's article and, unless it is a free sample, its product with the offer. */
function describeGuide(page: DescribedPage, card: GuideSummary, site: Site): Thing[] {
  const title = localizeTitle(site.language, card)
  const summary = localizeSummary(site.language, card)
  const address = site.address(page.path)
  const article = {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: title.text,
    description: page.description,
    inLanguage: summary.text === '' ? title.language : summary.language,
    image: page.picture,
    dateModified: card.updatedAt,
    author: site.seller,
    publisher: site.seller,
    license: site.address(termsOfUse),
    usageInfo: site.address(termsOfUse),
    mainEntityOfPage: address,
    timeRequired: `PT${card.readingMinutes}M`,
    keywords: card.tags.map((tag) => translateTag(tag, getTranslate(site.language))),
    ...Object.fromEntries(schemaOrgFields.map(([name, property]) => [property, card[name]])),
    ...(card.isFreePreview
      ? {}
      : { hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: lockedPart } }),
  }
  if (card.isFreePreview) return [article]
  const product = {
    '@type': 'Product',
    name: title.text,
    description: page.description,
    image: page.picture,
    sku: `guide-${card.id}`,
    brand: site.seller,
    offers: offer(getGuidePrice(getPageCurrency(site.language), card), page.path, site),
  }
  return [article, product]
}

function offer(price: Money, path: string, { seller, address }: Site): Thing {
  return {
    '@type': 'Offer',
    ...priceOf(price),
    availability: 'https://schema.org/InStock',
    url: address(path),
    seller,
  }
}

/** Returns price and currency. The price is a decimal number with a point; yen have no decimals. */
function priceOf({ amountMinor, currency }: Money): Thing {
  const price = currency === 'jpy' ? String(amountMinor) : (amountMinor / 100).toFixed(2)
  return { price, priceCurrency: currency.toUpperCase() }
}
