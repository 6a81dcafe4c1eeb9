import { toTagSlug } from '../../../shared/guides/filter-tags.ts'

/**
 * SVG drawings of trades by emoji, on a canvas of 200 × 200. Classes: `a` is the light color, `b` the light color at half opacity,
 * `k` the background color, `c` a light line, `d` a line in the background color.
 */
const objects: Readonly<Record<string, string>> = {
  '☕': '<path d="M40 82h104v42a40 40 0 0 1-40 40H80a40 40 0 0 1-40-40z" class="a"/><path d="M144 94h8a20 20 0 0 1 0 40h-10M72 62q-10-11 0-22t0-22M108 62q-10-11 0-22t0-22" class="c"/><rect x="26" y="172" width="132" height="12" rx="6" class="b"/>',
  '🦷': '<path d="M60 28c16-8 24 4 40 4s24-12 40-4c26 14 24 48 14 74-6 16-6 30-10 50-4 22-24 22-28 0-2-16-4-30-16-30s-14 14-16 30c-4 22-24 22-28 0-4-20-4-34-10-50-10-26-12-60 14-74z" class="a"/><path d="M62 72q2-22 20-24" class="d"/>',
  '💍': '<circle cx="100" cy="128" r="50" class="c"/><path d="M66 50l18-26h32l18 26-34 36z" class="a"/><path d="M66 50h68" class="d"/>',
  '🗣': '<path d="M112 84h60a14 14 0 0 1 14 14v46a14 14 0 0 1-14 14h-6v24l-26-24h-40a14 14 0 0 1-14-14z" class="b"/><path d="M24 22h100a14 14 0 0 1 14 14v56a14 14 0 0 1-14 14H70l-26 26v-26H24a14 14 0 0 1-14-14V36a14 14 0 0 1 14-14z" class="a"/><path d="M54 88l20-46 20 46M62 72h24" class="d"/>',
  '🏠': '<path d="M100 22l82 70h-20v84H38V92H18z" class="a"/><path d="M82 176v-44a18 18 0 0 1 36 0v44z" class="k"/><rect x="132" y="30" width="20" height="34" class="b"/>',
  '⛺': '<path d="M100 42l82 130H18z" class="a"/><path d="M100 92l36 80H64z" class="k"/><path d="M92 30l8 14 8-14" class="c"/><rect x="4" y="172" width="192" height="10" rx="5" class="b"/>',
  '🥐': '<path d="M32 96a36 36 0 0 1 20-66h96a36 36 0 0 1 20 66v62a14 14 0 0 1-14 14H46a14 14 0 0 1-14-14z" class="a"/><path d="M62 88l18-28M94 88l18-28M126 88l18-28" class="d"/>',
  '🧘': '<circle cx="100" cy="42" r="22" class="a"/><path d="M100 72c24 0 30 18 32 42l32 24a11 11 0 0 1-12 18l-52-24-52 24a11 11 0 0 1-12-18l32-24c2-24 8-42 32-42z" class="a"/><rect x="16" y="168" width="168" height="12" rx="6" class="b"/>',
  '💐': '<path d="M100 178V90M100 150q-34-4-42-40M100 158q34-6 42-46" class="c"/><path d="M68 30l16 16 16-24 16 24 16-16v36a32 32 0 0 1-64 0z" class="a"/><circle cx="54" cy="100" r="20" class="b"/><circle cx="146" cy="104" r="20" class="b"/>',
  '🎹': '<rect x="22" y="44" width="156" height="118" rx="8" class="a"/><path d="M61 112v50M100 112v50M139 112v50" class="d"/><path d="M47 44h28v66H47zM86 44h28v66H86zM125 44h28v66h-28z" class="k"/>',
  '🐩': '<path d="M60 58c-28 0-38 24-38 54 0 20 38 20 38-4zM140 58c28 0 38 24 38 54 0 20-38 20-38-4z" class="b"/><path d="M60 64h80v66a40 40 0 0 1-80 0z" class="a"/><circle cx="100" cy="50" r="32" class="a"/><circle cx="82" cy="104" r="7" class="k"/><circle cx="118" cy="104" r="7" class="k"/><path d="M88 128h24l-12 14z" class="k"/>',
  '🏯': '<rect x="88" y="20" width="24" height="16" rx="4" class="b"/><path d="M16 86q44-8 60-48h48q16 40 60 48l-6 14H22z" class="a"/><rect x="42" y="106" width="116" height="68" class="b"/><path d="M82 174v-42h36v42z" class="k"/>',
  '🥕': '<path d="M134 66c18 18 10 38-8 54-26 22-56 42-84 48a8 8 0 0 1-10-10c6-28 26-58 48-84 16-18 36-26 54-8z" class="a"/><path d="M132 66q-2-28 14-44M136 66q18-26 42-24M140 70q22-4 38 8" class="c"/><path d="M84 94l20 18M66 122l18 16" class="d"/>',
  '✂': '<path d="M66 130L136 22M134 130L64 22" class="c"/><circle cx="54" cy="150" r="24" class="c"/><circle cx="146" cy="150" r="24" class="c"/><circle cx="100" cy="78" r="10" class="a"/>',
  '🏺': '<path d="M76 22h48a8 8 0 0 1 0 16c0 18 36 38 36 78 0 30-18 54-34 62H74c-16-8-34-32-34-62 0-40 36-60 36-78a8 8 0 0 1 0-16z" class="a"/><path d="M52 92q12 14 24 0t24 0 24 0 24 0M42 126h116" class="d"/>',
  '📚': '<rect x="30" y="142" width="140" height="34" rx="6" class="a"/><rect x="46" y="102" width="118" height="34" rx="6" class="b"/><rect x="34" y="62" width="128" height="34" rx="6" class="a"/><path d="M56 146v26M60 66v26" class="d"/><path d="M58 56l68-32" class="c"/>',
  '🔨': '<path d="M40 36h86l28 24-28 24H40a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8z" class="a"/><path d="M74 90h28v80a14 14 0 0 1-28 0z" class="b"/>',
  '📷': '<path d="M36 60h28l14-22h44l14 22h28a14 14 0 0 1 14 14v82a14 14 0 0 1-14 14H36a14 14 0 0 1-14-14V74a14 14 0 0 1 14-14z" class="a"/><circle cx="100" cy="114" r="38" class="k"/><circle cx="100" cy="114" r="23" class="b"/>',
  '🍵': '<path d="M100 78c-4-32 16-54 48-56 2 32-14 54-48 56zM100 78c0-24-14-38-38-40 0 24 12 40 38 40z" class="b"/><path d="M34 90h132c0 46-22 74-46 78H80c-24-4-46-32-46-78z" class="a"/><rect x="68" y="172" width="64" height="10" rx="5" class="b"/>',
  '💆': '<ellipse cx="100" cy="150" rx="68" ry="24" class="a"/><ellipse cx="100" cy="104" rx="50" ry="20" class="b"/><ellipse cx="100" cy="66" rx="32" ry="16" class="a"/><path d="M100 44q2-20 22-26" class="c"/>',
  '👗': '<path d="M72 22l12 24q16 12 32 0l12-24h12l-4 52-10 24 38 74q-64 24-128 0l38-74-10-24-4-52z" class="a"/><path d="M76 98h48" class="d"/>',
  '🏛': '<path d="M100 24l80 42v14H20V66z" class="a"/><path d="M34 88h20v66H34zM71 88h20v66H71zM109 88h20v66h-20zM146 88h20v66h-20z" class="b"/><rect x="18" y="160" width="164" height="18" rx="4" class="a"/>',
  '🧹': '<rect x="93" y="16" width="14" height="80" rx="6" class="b"/><path d="M70 96h60l24 76q-54 20-108 0z" class="a"/><path d="M80 136l-8 36M100 136v40M120 136l8 36" class="d"/>',
  '💒': '<circle cx="74" cy="128" r="44" class="c"/><circle cx="126" cy="128" r="44" class="c"/><path d="M100 34c-14-24-44-4-28 18l28 26 28-26c16-22-14-42-28-18z" class="a"/>',
  '🍱': '<rect x="20" y="38" width="160" height="126" rx="16" class="a"/><path d="M36 54h58v94H36zM106 54h58v41h-58zM106 107h58v41h-58z" class="k"/><circle cx="65" cy="100" r="20" class="b"/><path d="M118 84q16-26 36 0z" class="a"/><circle cx="124" cy="128" r="11" class="b"/><circle cx="147" cy="128" r="11" class="b"/>',
  '🏋': '<rect x="24" y="66" width="20" height="68" rx="8" class="b"/><rect x="48" y="48" width="24" height="104" rx="8" class="a"/><rect x="128" y="48" width="24" height="104" rx="8" class="a"/><rect x="156" y="66" width="20" height="68" rx="8" class="b"/><rect x="72" y="91" width="56" height="18" class="a"/>',
  '🪵': '<path d="M132 54H48a52 52 0 0 0 0 104h84z" class="b"/><circle cx="134" cy="106" r="52" class="a"/><circle cx="134" cy="106" r="31" class="d"/><circle cx="134" cy="106" r="12" class="d"/>',
  '🧸': '<circle cx="52" cy="58" r="28" class="b"/><circle cx="148" cy="58" r="28" class="b"/><circle cx="100" cy="108" r="62" class="a"/><circle cx="78" cy="96" r="7" class="k"/><circle cx="122" cy="96" r="7" class="k"/><path d="M100 118v14M82 136q18 16 36 0" class="d"/>',
  '🐈': '<path d="M42 30l34 30h48l34-30v84a58 58 0 0 1-116 0z" class="a"/><circle cx="78" cy="102" r="8" class="k"/><circle cx="122" cy="102" r="8" class="k"/><path d="M90 124h20l-10 12z" class="k"/><path d="M14 118l26 4M14 142l28-4M186 118l-26 4M186 142l-28-4" class="c"/>',
  '🚲': '<path d="M50 134l36-62h52l12 62M86 72l26 62H50M112 134l26-62M74 58h26M138 72l-6-24h20" class="c"/><circle cx="50" cy="134" r="36" class="c"/><circle cx="150" cy="134" r="36" class="c"/>',
}

/** Returns the drawing of the trade that an emoji represents, on a canvas of 200 × 200. Undefined for an emoji without a drawing. */
export function findTradeDrawing(emoji: string): string | undefined {
  const name = emoji.replace('\uFE0F', '')
  return Object.hasOwn(objects, name) ? objects[name] : undefined
}

const wave = '<path d="M16 42v16M33 26v48M50 14v72M67 30v40M84 40v20" class="c"/>'
const play =
  '<rect x="12" y="20" width="76" height="60" rx="10" class="c"/><path d="M42 36l24 14-24 14z" class="a"/>'
const chart = '<path d="M22 82V54M41 82V34M60 82V46M79 82V18" class="c"/>'
const book = '<path d="M50 28q-16-12-36-8v56q20-4 36 8 16-12 36-8V20q-20-4-36 8zv56" class="c"/>'
const sheet = '<path d="M24 12h36l18 18v58H24zM38 44h26M38 58h26M38 72h16" class="c"/>'
const frame =
  '<rect x="12" y="18" width="76" height="64" rx="6" class="c"/><path d="M18 74l22-28 16 18 10-10 16 20z" class="a"/><circle cx="66" cy="36" r="6" class="a"/>'
const envelope =
  '<rect x="12" y="24" width="76" height="54" rx="6" class="c"/><path d="M14 30l36 28 36-28" class="c"/>'
const nodes =
  '<path d="M20 72V50h60V28M50 50v26" class="c"/><circle cx="20" cy="76" r="9" class="a"/><circle cx="50" cy="78" r="9" class="a"/><circle cx="80" cy="24" r="9" class="a"/>'
const bubble =
  '<path d="M22 18h56a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10H48L30 86V70h-8a10 10 0 0 1-10-10V28a10 10 0 0 1 10-10z" class="c"/><path d="M32 44h4M48 44h4M64 44h4" class="c"/>'
const tiles = '<path d="M16 16h28v28H16zM56 16h28v28H56zM16 56h28v28H16zM56 56h28v28H56z" class="c"/>'
const parcel = '<path d="M14 34h72v52H14zM14 34l12-18h48l12 18M50 16v70" class="c"/>'
const rings =
  '<circle cx="50" cy="50" r="36" class="c"/><circle cx="50" cy="50" r="20" class="c"/><circle cx="50" cy="50" r="6" class="a"/>'
const sprout =
  '<path d="M50 86V48M50 58C34 58 20 46 18 24 40 26 50 40 50 58zM50 48c0-18 10-28 32-32-2 22-14 32-32 32z" class="c"/>'
const pen = '<path d="M16 84l6-24 44-44 18 18-44 44zM56 26l18 18M50 86h36" class="c"/>'

/** SVG stamps of methods by tag, on a canvas of 100 × 100. The first matching entry counts, so special tags come before general ones. */
const stamps: readonly (readonly [tags: readonly string[], stamp: string])[] = [
  [
    ['translation', 'subtitles'],
    '<circle cx="50" cy="50" r="36" class="c"/><path d="M14 50h72M50 14q-34 36 0 72M50 14q34 36 0 72" class="c"/>',
  ],
  [['chatbot'], bubble],
  [['seo'], '<circle cx="42" cy="42" r="26" class="c"/><path d="M62 62l24 24" class="c"/>'],
  [['newsletter', 'email-marketing'], envelope],
  [['video-editing', 'youtube', 'ugc'], play],
  [['photo-editing', 'stock-images'], frame],
  [['spreadsheets', 'data-analysis', 'data-entry', 'research'], chart],
  [['web-design', 'notion', 'templates', 'graphic-design'], tiles],
  [['resume', 'recruitment', 'documentation', 'transcription'], sheet],
  [['online-courses', 'teaching', 'ebooks'], book],
  [['voice-over', 'text-to-speech', 'podcast'], wave],
  [['automation', 'workflow'], nodes],
  [['print-on-demand', 'etsy', 'digital-products', 'e-commerce'], parcel],
  [['social-media', 'public-relations'], bubble],
  [['ai-writing', 'copywriting'], pen],
  [['passive-income'], rings],
  [['no-investment', 'freelancing'], sprout],
]

/** Returns the stamp of a guide's method, on a canvas of 100 × 100. A pen if no tag matches. */
export function getMethodStamp(tags: readonly string[]): string {
  const slugs = new Set(tags.map(toTagSlug))
  return stamps.find(([named]) => named.some((tag) => slugs.has(tag)))?.[1] ?? pen
}
