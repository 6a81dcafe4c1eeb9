import { defaultLanguage, pageLanguages } from '../../../shared/languages.ts'
import type { AnalyticsTag } from '../../../shared/config/analytics-tag.ts'
import { escapeJson, escapeMarkup } from '../../platform/markup.ts'
import type { PageParts } from '../client-build.ts'
import { getTranslate } from '../../platform/texts.ts'
import { renderHeadTags, type HeadParts } from './head-tags.ts'

interface DocumentParts extends HeadParts {
  analytics: AnalyticsTag | undefined
  parts: PageParts
  /** Whether the page is readable without the app, which then starts only when needed. */
  isStatic: boolean
  /** Whether the session cookie can't be verified at the moment, so that the page is rendered for a guest. */
  readerIsUnknown: boolean
  body: string
  state: string
}

/** Languages whose URLs have a path prefix. The script in index.html redirects to the language that the visitor chose. */
const prefixes = pageLanguages.filter((language) => language !== defaultLanguage).join(' ')

/** Matches the insertion points of index.html, and its preload tag for the font of English headings. */
const mark = /(<html lang="en"|<!--(?:head|app|reader|no-app|state)-->|<link[^>]* as="font"[^>]*>)/

let cut = { template: '', pieces: [''] }

/** Splits the template at its insertion points. Cached for one template. */
function piecesOf(template: string): readonly string[] {
  if (cut.template !== template) cut = { template, pieces: template.split(mark) }
  return cut.pieces
}

/** Returns index.html with a rendered page inserted. */
export function fillDocumentTemplate(template: string, parts: DocumentParts): string {
  const texts = new Map([
    [
      '<html lang="en"',
      `<html lang="${parts.language}" data-prefixes="${prefixes}"${hydrationAttributes(parts)}${analyticsAttribute(parts)}`,
    ],
    ['<!--head-->', `${renderHeadTags(parts)}${preloads(parts)}`],
    ['<!--app-->', parts.body],
    ['<!--reader-->', parts.readerIsUnknown ? readerNotice(parts) : ''],
    ['<!--no-app-->', escapeMarkup(getTranslate(parts.language)('asleep.failed'))],
    ['<!--state-->', `<script type="application/json" id="state">${escapeJson(parts.state)}</script>`],
  ])
  return piecesOf(template)
    .filter((piece) => parts.language === defaultLanguage || !piece.includes(' as="font"'))
    .map((piece) => texts.get(piece) ?? piece)
    .join('')
}

function readerNotice({ language }: DocumentParts): string {
  const t = getTranslate(language)
  return `<p id="reader-unknown" role="status">${escapeMarkup(t('failure.reader.text'))} <a href="">${escapeMarkup(t('failure.reader.again'))}</a></p>`
}

/** Returns the attributes of `<html>` that tell the script in the head which scripts to load. */
function hydrationAttributes({ isStatic, parts: { app, account } }: DocumentParts): string {
  if (app.length === 0) return ' data-state="static"'
  return ` data-state="${isStatic ? 'static' : 'hydrating'}" data-parts="${app.slice(0, isStatic ? undefined : 1).join(' ')}"${account.length > 0 ? ` data-account="${account.join(' ')}"` : ''}`
}

/** Returns preload tags for the app's scripts, with low priority, because a page is readable without scripts. */
function preloads({ isStatic, parts: { app } }: DocumentParts): string {
  if (isStatic) return ''
  return app
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`)
    .join('')
}

function analyticsAttribute({ analytics }: DocumentParts): string {
  return analytics === undefined ? '' : ` data-analytics="${escapeMarkup(JSON.stringify(analytics))}"`
}

/** Returns the inline scripts of index.html, which the content security policy allows by hash. */
export function extractInlineScripts(template: string): string[] {
  return [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')
}
