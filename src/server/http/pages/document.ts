import type { Head } from '../../../client/routes.tsx'
import { pageLanguages, type PageLanguage } from '../../../shared/languages.ts'
import { pathIn } from '../../../shared/paths.ts'

export interface DocumentParts {
  head: Head
  language: PageLanguage
  origin: string
  preloads: string
  body: string
  state: string
}

/** Puts a rendered page into index.html. */
export function toDocument(template: string, parts: DocumentParts): string {
  const replacements: [string, string][] = [
    ['<html lang="en"', `<html lang="${parts.language}"`],
    ['<!--head-->', `${headTags(parts)}${parts.preloads}`],
    ['<!--app-->', parts.body],
    [
      '<!--state-->',
      `<script type="application/json" id="state">${parts.state.replaceAll('<', '\\u003c')}</script>`,
    ],
  ]
  // A function as replacement: '$&' in a page's text must stay what it is.
  return replacements.reduce((html, [mark, text]) => html.replace(mark, () => text), template)
}

function headTags({ head, language, origin }: DocumentParts): string {
  const { title, description, canonicalPath } = head
  const ofText = head.language ?? language
  const lang = ofText === language ? '' : ` lang="${ofText}"`
  const tags = [
    `<title${lang}>${escapeHtml(title)}</title>`,
    `<meta name="description"${lang} content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:image" content="${escapeHtml(origin)}/og-${language}.png">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta property="og:locale" content="${ofText === 'ja' ? 'ja_JP' : 'en_US'}">`,
  ]
  if (canonicalPath === undefined) return [...tags, '<meta name="robots" content="noindex">'].join('')
  const address = (of: PageLanguage) => escapeHtml(origin + pathIn(of, canonicalPath))
  return [
    ...tags,
    `<link rel="canonical" href="${address(language)}">`,
    `<meta property="og:url" content="${address(language)}">`,
    ...pageLanguages.map((of) => `<link rel="alternate" hreflang="${of}" href="${address(of)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
  ].join('')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The scripts that index.html carries inline; the CSP allows exactly these by hash. */
export function inlineScriptsOf(template: string): string[] {
  return [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')
}
