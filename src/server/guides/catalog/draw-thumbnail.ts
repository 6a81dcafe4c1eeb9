import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { toTagSlug } from '../../../shared/guides/filter-tags.ts'

/** Draws a guide's thumbnail as SVG. The tags determine the motif, the id determines hue and rotation. */
export function drawThumbnail(card: Pick<GuideSummary, 'id' | 'tags'>): string {
  return picture(hueOf(card), motifOf(card), cardFrame)
}

/** Draws the background of a share image: larger than a thumbnail, with the motif on the right and space for text. */
export function drawShareBackground(card: Pick<GuideSummary, 'id' | 'tags'>): string {
  return picture(hueOf(card), motifOf(card), shareFrame)
}

const hueOf = ({ id }: Pick<GuideSummary, 'id'>) => Math.round((id * 137.508) % 360)

function motifOf({ id, tags }: Pick<GuideSummary, 'id' | 'tags'>): string {
  const motif = motifs.find(({ tag }) => tags.some((each) => toTagSlug(each) === tag))?.draw ?? drawPages
  const turn = (id * 7) % 24
  return `<g transform="rotate(${turn - 12} 320 180)">${motif(id)}</g>`
}

/** Draws the thumbnail of a video: a frame with a play symbol. */
export function drawVideoThumbnail(videoId: string): string {
  const hue = [...videoId].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 360, 7)
  return picture(
    hue,
    '<circle cx="320" cy="180" r="64" class="b"/><path d="M300 146l58 34-58 34z" class="a"/>',
    cardFrame,
  )
}

interface Frame {
  width: number
  height: number
  /** SVG transform that places the motif, which is drawn for 640 × 360. Undefined to leave it in place. */
  place?: string
}

const cardFrame: Frame = { width: 640, height: 360 }
const shareFrame: Frame = { width: 1200, height: 630, place: 'translate(598 108) scale(1.15)' }

function picture(hue: number, motif: string, { width, height, place }: Frame): string {
  const second = (hue + 28) % 360
  const painted = paint(motif, hue)
  const placed = place === undefined ? painted : `<g transform="${place}">${painted}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 32% 26%)"/><stop offset="1" stop-color="hsl(${second} 38% 16%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${placed}</svg>`
}

// Uses presentation attributes, because the strict CSP blocks style sheets inside SVG images.
function paint(motif: string, hue: number): string {
  return motif
    .replaceAll('class="a"', `fill="hsl(${hue} 55% 78%)"`)
    .replaceAll('class="b"', `fill="hsl(${hue} 40% 52%)" fill-opacity=".55"`)
    .replaceAll(
      'class="c"',
      `fill="none" stroke="hsl(${hue} 55% 80%)" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"`,
    )
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Draws the motif of writing: lines of text on a sheet. */
function drawPages(id: number): string {
  return `<rect x="220" y="70" width="200" height="230" rx="14" class="b"/>${times(6, (line) => `<rect x="250" y="${108 + line * 30}" width="${140 - ((id + line * 3) % 5) * 18}" height="10" rx="5" class="a"/>`)}`
}

/** Draws the motif of audio: a sound wave. */
function drawWave(id: number): string {
  return times(15, (bar) => {
    const height = 40 + ((id * (bar + 3) * 13) % 150)
    return `<rect x="${150 + bar * 24}" y="${180 - height / 2}" width="12" height="${height}" rx="6" class="${bar % 3 === 0 ? 'a' : 'b'}"/>`
  })
}

/** Draws the motif of automation: connected steps. */
function drawNodes(id: number): string {
  const high = 120 + (id % 5) * 14
  return `<path d="M180 230H290V${high}H400V210H470" class="c"/>${[
    [180, 230],
    [290, high],
    [400, 210],
    [470, 210],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="24" class="a"/>`)
    .join('')}`
}

/** Draws the motif of products: boxes on a shelf. */
function drawBoxes(id: number): string {
  return times(6, (box) => {
    const [column, row] = [box % 3, Math.floor(box / 3)]
    return `<rect x="${196 + column * 86}" y="${92 + row * 92}" width="74" height="80" rx="12" class="${(box + id) % 4 === 0 ? 'a' : 'b'}"/>`
  })
}

/** Draws the motif of passive income: growing rings. */
function drawRings(id: number): string {
  return `${times(4, (ring) => `<circle cx="320" cy="180" r="${36 + ring * 34 + (id % 4)}" class="c" stroke-opacity="${0.9 - ring * 0.2}"/>`)}<circle cx="320" cy="180" r="14" class="a"/>`
}

/** Draws the motif of starting without capital: a seed with leaves. */
function drawSprout(id: number): string {
  const lean = (id % 7) * 4
  return `<path d="M320 290V170" class="c"/><path d="M320 190C${270 - lean} 190 240 150 236 100C290 104 320 140 320 190Z" class="a"/><path d="M320 220C${366 + lean} 220 396 184 402 136C350 140 320 172 320 220Z" class="b"/>`
}

/** Draws the motif of marketing: two speech bubbles. */
function drawSpeech(id: number): string {
  return `<rect x="180" y="90" width="${170 + (id % 5) * 8}" height="88" rx="22" class="a"/><rect x="290" y="196" width="${160 + (id % 4) * 9}" height="78" rx="22" class="b"/>`
}

const motifs: readonly { tag: string; draw: (id: number) => string }[] = [
  { tag: 'voice-over', draw: drawWave },
  { tag: 'automation', draw: drawNodes },
  { tag: 'digital-products', draw: drawBoxes },
  { tag: 'e-commerce', draw: drawBoxes },
  { tag: 'passive-income', draw: drawRings },
  { tag: 'ai-writing', draw: drawPages },
  { tag: 'social-media', draw: drawSpeech },
  { tag: 'marketing', draw: drawSpeech },
  { tag: 'no-investment', draw: drawSprout },
  { tag: 'freelancing', draw: drawSprout },
]
