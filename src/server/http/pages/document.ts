import { defaultLanguage, pageLanguages } from '../../../shared/languages.ts'
import type { AnalyticsTag } from '../../../shared/config/analytics-tag.ts'
import { escapeJson, escapeMarkup } from '../../platform/markup.ts'
import { headTags, type HeadParts } from './head-tags.ts'

interface DocumentParts extends HeadParts {
  analytics: AnalyticsTag | undefined
  preloads: string
  body: string
  state: string
}

/** Languages whose pages have a path prefix; the script in index.html redirects to the chosen language. */
const prefixes = pageLanguages.filter((language) => language !== defaultLanguage).join(' ')

/** Inserts a rendered page into index.html. */
export function toDocument(template: string, parts: DocumentParts): string {
  const replacements: [string, string][] = [
    [
      '<html lang="en"',
      `<html lang="${parts.language}" data-prefixes="${prefixes}"${analyticsAttribute(parts)}`,
    ],
    ['<!--head-->', `${headTags(parts)}${parts.preloads}`],
    ['<!--app-->', parts.body],
    ['<!--state-->', `<script type="application/json" id="state">${escapeJson(parts.state)}</script>`],
  ]
  // A replacement function: '$&' in a page's text must stay unchanged.
  return replacements.reduce((html, [mark, text]) => html.replace(mark, () => text), template)
}

function analyticsAttribute({ analytics }: DocumentParts): string {
  return analytics === undefined ? '' : ` data-analytics="${escapeMarkup(JSON.stringify(analytics))}"`
}

/** The inline scripts of index.html; the CSP allows exactly these by hash. */
export function inlineScriptsOf(template: string): string[] {
  return [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')
}
