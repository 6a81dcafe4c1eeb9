import type { GuidePage } from '../../../shared/guides/guide-schemas.ts'
import { localizeText } from '../../../shared/guides/guides.ts'
import {
  toOtherLanguage,
  toShownLanguage,
  type PageLanguage,
  type ShownLanguage,
} from '../../../shared/languages.ts'
import type { GuideBody } from '../storage/index.ts'
import { compareWithEnglish } from '../translations/index.ts'
import { createBlockKeys, createTranslatedBlockKeys } from './block-keys.ts'
import { renderBlocks, renderMarkdown, toSectionId, type RenderedBlock } from './render-markdown.ts'
import { splitBlocks, type Block } from '../text/index.ts'

type PageBody = Omit<NonNullable<GuidePage['body']>, 'steps'>

/** Both languages side by side. Undefined for the page's language only. */
export type GuideView = 'both' | undefined

type BodyTexts = Omit<GuideBody, 'contentTh'>

interface Wanted {
  language: PageLanguage
  view: GuideView
  /** Whether the Japanese text was translated from an earlier English text. */
  stale: boolean
}

/** Renders the paid text of a guide in the requested language and view. */
export function renderBody(body: BodyTexts, { language: wanted, view, stale }: Wanted): PageBody {
  const { text, language } = localizeText(wanted, body.contentEn, body.contentJa)
  const bothLanguages = body.contentEn !== '' && body.contentJa !== ''
  const page = { language, bothLanguages, videos: ownLanguageFirst(body.videos, wanted) }
  if (bothLanguages && view === 'both')
    return { ...page, html: '', partial: false, ...renderRows(body, wanted) }
  if (bothLanguages && stale) return { ...page, ...renderEarlierVersion(body) }
  const { html, sections } = renderMarkdown(text, keysIn(body, language))
  return {
    ...page,
    html,
    sections: sections.map((section) => ({ ...section, language })),
    partial: false,
    rows: null,
  }
}

const isShown = (blocks: readonly Block[]) => (_: string, place: number) => blocks[place]?.kind !== 'other'

/** Returns the keys of the blocks that render HTML. Blocks in both languages have the keys of the English blocks. */
function keysIn({ contentEn, contentJa, sourceHashJa }: BodyTexts, language: ShownLanguage): string[] {
  const [english, japanese] = [splitBlocks(contentEn), splitBlocks(contentJa)]
  if (language === 'en') return createBlockKeys(english).filter(isShown(english))
  if (contentEn === '') return createBlockKeys(japanese).filter(isShown(japanese))
  const { rows } = compareWithEnglish(english, japanese, sourceHashJa)
  const own = createTranslatedBlockKeys(createBlockKeys(english), rows)
  return japanese.map((_, place) => own[place] ?? '').filter(isShown(japanese))
}

type Row = NonNullable<PageBody['rows']>[number]

/** Renders both texts as rows of matching blocks. Section headings come from the page's language. */
function renderRows(body: BodyTexts, wanted: PageLanguage): { rows: Row[]; sections: PageBody['sections'] } {
  const [english, japanese] = [splitBlocks(body.contentEn), splitBlocks(body.contentJa)]
  const compared = compareWithEnglish(english, japanese, body.sourceHashJa).rows
  const keys = createBlockKeys(english)
  const [en, ja] = [
    renderBlocks(english, keys),
    renderBlocks(japanese, createTranslatedBlockKeys(keys, compared)),
  ]
  const own = toShownLanguage(wanted)
  const sections: PageBody['sections'] = []
  const withSections = (blocks: readonly RenderedBlock[], language: ShownLanguage) =>
    blocks.map(({ html, section: title }) => {
      if (title === undefined) return html
      const id = toSectionId(sections.length)
      sections.push({ id, title, language })
      return html.replace(/^<h2/, `<h2 id="${id}"`)
    })
  const rows = compared.map((row): Row => {
    const blocks = { en: pick(en, row.english), ja: pick(ja, row.translated) }
    const leading = blocks[own].length > 0 ? own : toOtherLanguage(own)
    const html = {
      en: blocks.en.map(toHtml),
      ja: blocks.ja.map(toHtml),
      [leading]: withSections(blocks[leading], leading),
    }
    return { state: row.state, en: html.en.join(''), ja: html.ja.join('') }
  })
  // Link definitions render no HTML.
  return { rows: rows.filter((row) => row.en !== '' || row.ja !== ''), sections }
}

const toHtml = ({ html }: RenderedBlock) => html
const pick = <T>(list: readonly T[], places: readonly number[]) =>
  places.flatMap((place) => list[place] ?? [])

/** Renders an outdated Japanese text. English blocks without a translation are inserted in place and marked as English. */
function renderEarlierVersion(body: BodyTexts): Pick<PageBody, 'html' | 'sections' | 'partial' | 'rows'> {
  const { rows, sections } = renderRows(body, 'ja')
  const html = rows.map(({ en, ja }) => (ja === '' ? `<div lang="en">${en}</div>` : ja)).join('')
  return { html, sections, partial: rows.some(({ ja }) => ja === ''), rows: null }
}

function ownLanguageFirst(videos: PageBody['videos'], language: PageLanguage): PageBody['videos'] {
  const isOwn = (video: PageBody['videos'][number]) => video.language === language
  return [...videos.filter(isOwn), ...videos.filter((video) => !isOwn(video))]
}
