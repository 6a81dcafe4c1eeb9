import { hash } from 'node:crypto'
import { filterTags } from '../../../shared/guides/filter-tags.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { createCategoryFinder } from './category-finder.ts'
import { getMethodStamp, findTradeDrawing } from './cover-objects.ts'

type Subject = Pick<GuideSummary, 'emoji' | 'tags'>

interface Frame {
  width: number
  height: number
  /** SVG transforms that place the trade's object, drawn on 200 × 200, and the method's stamp, drawn on 100 × 100. */
  object: string
  stamp: string
}

const cardFrame: Frame = {
  width: 640,
  height: 360,
  object: 'translate(206 66) scale(1.14)',
  stamp: 'translate(522 258) rotate(-8) scale(.52)',
}
const shareFrame: Frame = {
  width: 1200,
  height: 630,
  object: 'translate(800 138) scale(1.5)',
  stamp: 'translate(1052 486) rotate(-8) scale(.64)',
}

/** Draws a guide's cover as SVG: the trade's object and the method's stamp, in the color of the category. */
export function drawThumbnail(card: Subject): string {
  return draw(paletteOf(card), coverOf(card, cardFrame), cardFrame)
}

/** Draws the background of a share image: the cover on the right, with space for text. */
export function drawShareBackground(card: Subject): string {
  return draw(paletteOf(card), coverOf(card, shareFrame), shareFrame)
}

/** Draws the thumbnail of a video: a frame with a play symbol. */
export function drawVideoThumbnail(videoId: string): string {
  const symbol = '<circle cx="320" cy="180" r="64" class="b"/><path d="M300 146l58 34-58 34z" class="a"/>'
  return draw(paletteBy(videoId), symbol, cardFrame)
}

/** Draws the trade's object and the method's stamp. Without an object, draws only the stamp, in the object's size. */
function coverOf({ emoji, tags }: Subject, frame: Frame): string {
  const object = findTradeDrawing(emoji)
  const stamp = getMethodStamp(tags)
  if (object === undefined) return `<g transform="${frame.object} scale(2)">${stamp}</g>`
  const ring = '<circle cx="50" cy="50" r="92" class="c"/>'
  return `<g transform="${frame.object}">${object}</g><g transform="${frame.stamp}">${ring}${stamp}</g>`
}

interface Palette {
  ground: string
  light: string
}

/** Colors of the categories, the same as in the drawings of the home page. */
const palettes: Record<(typeof filterTags)[number], Palette> = {
  'AI Writing': { ground: '#2b5a4c', light: '#cfe8dc' },
  'No Investment': { ground: '#7a5a2b', light: '#f3dfb8' },
  'Passive Income': { ground: '#38506b', light: '#cfdff0' },
  Automation: { ground: '#5a3f5f', light: '#ecd6ee' },
  'Digital Products': { ground: '#2f5a66', light: '#cbe6ec' },
  'Voice Over': { ground: '#7b4236', light: '#f4d3c8' },
}

function paletteOf(card: Subject): Palette {
  const category = createCategoryFinder([card])(card)
  return category === undefined ? paletteBy(card.tags.join()) : palettes[category]
}

/** Returns a palette by the hash of a text, so that equal texts get equal colors. */
function paletteBy(text: string): Palette {
  const place = (hash('sha256', text, 'buffer')[0] ?? 0) % filterTags.length
  return palettes[filterTags[place] ?? 'AI Writing']
}

function draw({ ground, light }: Palette, cover: string, { width, height }: Frame): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><rect width="20" height="${height}" fill-opacity=".18"/>${paint(cover, ground, light)}</svg>`
}

// Uses presentation attributes, because the strict CSP blocks style sheets inside SVG images.
function paint(cover: string, ground: string, light: string): string {
  const line = 'fill="none" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"'
  return cover
    .replaceAll('class="a"', `fill="${light}"`)
    .replaceAll('class="b"', `fill="${light}" fill-opacity=".5"`)
    .replaceAll('class="k"', `fill="${ground}"`)
    .replaceAll('class="c"', `stroke="${light}" ${line}`)
    .replaceAll('class="d"', `stroke="${ground}" ${line}`)
}
