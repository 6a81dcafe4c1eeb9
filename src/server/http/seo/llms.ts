import { toReadingPathUrl } from '../../../shared/guides/paths/reading-path.ts'
import { defaultLanguage, languages, pageLanguages, type PageLanguage } from '../../../shared/languages.ts'
import { filterTags, toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getProPrice } from '../../../shared/prices.ts'
import { crawlerPaths } from '../../../shared/crawler-paths.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { listPublicPaths } from '../../guides/reading-paths/index.ts'
import type { CatalogSnapshot } from '../../guides/catalog/index.ts'
import { getTranslate } from '../../platform/texts.ts'
import { siteName } from '../markup/site-name.ts'

/** Returns llms.txt, which tells language models what the shop contains and what is free or paid (llmstxt.org). */
export function renderLlmsTxt(snapshot: CatalogSnapshot, origin: string): string {
  const { cards, catalogIndex } = snapshot
  const link = (title: string, path: string, about: string) =>
    `- [${oneLine(title)}](${origin}${path}): ${oneLine(about)}`
  const inOthers = (title: 'llms.guides' | 'llms.feed', path: string, about: string) =>
    others.map((each) =>
      link(getTranslate(each)(title), localizePath(each, path), `${about} in ${nameOf(each)}`),
    )
  const t = getTranslate(defaultLanguage)
  const { cards: listed } = catalogIndex.find({})
  const samples = listed.filter(({ isFreePreview, titleEn }) => isFreePreview && titleEn !== '').slice(0, 10)
  const prices = cards.map(({ price }) => price).sort((a, b) => a - b)
  const lowest = formatMoney({ amountMinor: prices[0] ?? 200, currency: 'usd' })
  return [
    `# ${siteName}`,
    '',
    `> ${t('home.head.description')}`,
    '',
    'Every guide has a public page with its title, summary, tags, table of contents and a preview. The full text is',
    `paid for: one guide from ${lowest}, or all of them with Pro for ${formatMoney(getProPrice('usd'))} a month.`,
    'Each account may open one guide of its choice for free. Please quote from previews, name the guide and link to',
    'its page. Income ranges are estimates by the authors for steady work, never promises.',
    '',
    `There are ${listed.length} guides. English pages charge US dollars; the same pages ${others.map(whereAndWhat).join(', ')}.`,
    '',
    '## Guides',
    '',
    link(t('llms.guides'), paths.guides, 'the list, with search (`?q=`) and pages (`?page=`)'),
    ...inOthers('llms.guides', paths.guides, 'the same list'),
    ...filterTags.map((tag) => link(tag, paths.guidesTagged(toTagSlug(tag)), 'guides of this category')),
    link(t('llms.feed'), crawlerPaths.feed, 'Atom feed with previews'),
    ...inOthers('llms.feed', crawlerPaths.feed, 'the same feed'),
    link('Sitemap', crawlerPaths.sitemap, 'every public page in every language'),
    ...(samples.length === 0 ? [] : ['', '## Free to read in full', '']),
    ...samples.map(({ id, titleEn, summaryEn }) => link(titleEn, paths.guide(id), summaryEn)),
    '',
    '## Reading paths',
    '',
    link(
      'Reading paths',
      paths.readingPaths,
      'guides in an order that makes sense, with the reason for each',
    ),
    ...listPublicPaths(snapshot, defaultLanguage).map(({ slug, name, audience }) =>
      link(name, toReadingPathUrl(slug), audience),
    ),
    '',
    '## About',
    '',
    link('How it works', paths.learnMore, 'what a guide holds, prices, and common questions'),
    link('Pro plan', paths.subscribe, 'all guides by the month'),
    link(
      'Terms of service',
      `${paths.terms}#use`,
      'what readers may do with a guide, and crawlers with previews',
    ),
    link('Privacy policy', paths.privacy, 'what is stored about visitors'),
    link('Contact', paths.contact, 'a person answers'),
    '',
    '## Optional',
    '',
    link('API', '/api/docs', 'the documented calls; guide answers carry no paid text without a purchase'),
    '',
  ].join('\n')
}

const others = pageLanguages.filter((language) => language !== defaultLanguage)
const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: PageLanguage) => names.of(language) ?? language
const money = { usd: 'US dollars', jpy: 'yen' }

const whereAndWhat = (language: PageLanguage) =>
  `in ${nameOf(language)} live under ${localizePath(language, paths.home)} and charge ${money[languages[language].currency]}`

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
