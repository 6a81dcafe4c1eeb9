import {
  localizeSummary,
  localizeTitle,
  localizeText,
  type GuideSummary,
} from '../../../shared/guides/guides.ts'
import { translateTag } from '../../../shared/guides/tag-label.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { crawlerPaths } from '../../../shared/crawler-paths.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import type { CatalogSnapshot } from '../../guides/catalog/index.ts'
import { getTranslate } from '../../platform/texts.ts'
import { siteName } from '../markup/site-name.ts'
import { escapeMarkup } from '../../platform/markup.ts'

const entriesAtMost = 30

/** Returns the latest guides as an Atom feed with public texts: title, summary, preview and link. */
export function renderAtomFeed(snapshot: CatalogSnapshot, language: PageLanguage, origin: string): string {
  const address = (path: string) => escapeMarkup(origin + localizePath(language, path))
  const { cards } = snapshot.catalogIndex.find({ sort: 'newest' })
  const latest = cards.slice(0, entriesAtMost)
  const updated = latest.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), firstDay)
  const entries = latest.map((card) => entry(card, snapshot, language, address(paths.guide(card.id))))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${address(crawlerPaths.feed)}</id>`,
    `<title>${siteName}</title>`,
    `<subtitle>${getTranslate(language)('feed.subtitle')}</subtitle>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${address(crawlerPaths.feed)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${address(paths.guides)}"/>`,
    `<icon>${escapeMarkup(origin)}/icon-192.png</icon>`,
    `<author><name>${siteName}</name><uri>${address(paths.home)}</uri></author>`,
    ...entries,
    '</feed>',
  ].join('')
}

/** Update time of a feed without entries. */
const firstDay = '1970-01-01T00:00:00.000Z'

function entry(
  card: GuideSummary,
  snapshot: CatalogSnapshot,
  language: PageLanguage,
  address: string,
): string {
  const title = localizeTitle(language, card)
  const texts = snapshot.findTexts(card.id)
  const preview = localizeText(language, texts?.previewEn ?? '', texts?.previewJa ?? '')
  const teaser = `<p>${escapeMarkup(preview.text)}</p><p><a href="${address}">${getTranslate(language)('feed.teaser')}</a></p>`
  return [
    `<entry xml:lang="${title.language}">`,
    `<id>${address}</id>`,
    `<title>${escapeMarkup(title.text)}</title>`,
    `<updated>${card.updatedAt}</updated>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    ...card.tags.map(
      (tag) => `<category term="${escapeMarkup(translateTag(tag, getTranslate(language)))}"/>`,
    ),
    `<summary>${escapeMarkup(localizeSummary(language, card).text)}</summary>`,
    `<content type="html">${escapeMarkup(teaser)}</content>`,
    '</entry>',
  ].join('')
}
