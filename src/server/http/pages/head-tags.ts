import type { Head } from '../../../client/platform/pages/page-route.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { defaultLanguage, pageLanguages, type PageLanguage } from '../../../shared/languages.ts'
import { crawlerPaths } from '../../../shared/crawler-paths.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { siteName } from '../markup/site-name.ts'
import { buildStructuredData, type DescribedPage } from '../seo/structured-data.ts'
import { isFullWidthLanguage, toOpenGraphLocale } from '../markup/scripts.ts'
import { escapeJson, escapeMarkup } from '../../platform/markup.ts'
import { getShareImagePath, shareImageSize } from '../share-images/share-image-path.ts'

export interface HeadParts {
  head: Head
  language: PageLanguage
  origin: string
  /** The guide that the page shows. Undefined on other pages. */
  card: GuideSummary | undefined
  questions: DescribedPage['questions']
}

/** Approximate number of characters that search engines and link previews show. */
const maxDescriptionLength = (language: PageLanguage) => (isFullWidthLanguage(language) ? 110 : 160)

/** Returns the tags in a page's head: title, description, URLs, share image and structured data. */
export function renderHeadTags({ head, language, origin, card, questions }: HeadParts): string {
  const { title, canonicalPath } = head
  const description = shortenText(head.description, maxDescriptionLength(language))
  const picture = origin + getShareImagePath(language, card)
  const spoken = head.language ?? language
  const lang = spoken === language ? '' : ` lang="${spoken}"`
  const other = pageLanguages.filter((each) => each !== spoken)
  const tags = [
    `<title${lang}>${escapeMarkup(title)}</title>`,
    `<meta name="description"${lang} content="${escapeMarkup(description)}">`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', card === undefined ? 'website' : 'article'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', toOpenGraphLocale(spoken)),
    ...other.map((each) => meta('property', 'og:locale:alternate', toOpenGraphLocale(each))),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', shareImageSize.width),
    meta('property', 'og:image:height', shareImageSize.height),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    link(
      'alternate',
      origin + localizePath(language, crawlerPaths.feed),
      `type="application/atom+xml" title="${siteName}"`,
    ),
  ]
  if (canonicalPath === undefined) return [...tags, meta('name', 'robots', 'noindex')].join('')

  const address = (of: PageLanguage) => origin + localizePath(of, canonicalPath)
  // A near-duplicate's canonical URL is that of another guide, whose page has the structured data.
  const own = card !== undefined && canonicalPath === paths.guide(card.id) ? card : undefined
  const name = title.replace(` | ${siteName}`, '')
  const described = {
    path: canonicalPath,
    language,
    name,
    description,
    picture,
    questions,
    list: head.list ?? [],
    card: own,
  }
  return [
    ...tags,
    meta('name', 'robots', 'max-image-preview:large'),
    link('canonical', address(language)),
    meta('property', 'og:url', address(language)),
    ...pageLanguages.map((of) => link('alternate', address(of), `hreflang="${of}"`)),
    link('alternate', address(defaultLanguage), 'hreflang="x-default"'),
    `<script type="application/ld+json">${escapeJson(JSON.stringify(buildStructuredData(described, origin)))}</script>`,
  ].join('')
}

function meta(kind: 'name' | 'property', name: string, content: string | number): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(String(content))}">`
}

function link(relation: string, address: string, more = ''): string {
  return `<link rel="${relation}" ${more}${more === '' ? '' : ' '}href="${escapeMarkup(address)}">`
}

/** Returns the start of a text on one line, cut between words or phrases. `longest` counts code points. */
function shortenText(text: string, longest: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const characters = [...line]
  if (characters.length <= longest) return line
  const beginning = characters.slice(0, longest - 1).join('')
  const lastBreak = Math.max(...[' ', '、', '。', '，'].map((mark) => beginning.lastIndexOf(mark)))
  const kept = lastBreak > beginning.length / 2 ? beginning.slice(0, lastBreak) : beginning
  return `${kept.replace(/[\s、。，,.;:]+$/, '')}…`
}
