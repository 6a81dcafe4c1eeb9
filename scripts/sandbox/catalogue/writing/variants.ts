import type { TemplateBlock, TemplateChoice, TemplateChunk, DemoMethod } from './format.ts'

export function hashText(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0
  return (value ^ (value >>> 13)) >>> 0
}

/**
 * Returns the masks of a linear code, which selects alternatives evenly: any two of 31 niches share just under half of the
 * choices between two alternatives, and a third of those between three. Random choices would let some niches share more.
 */
function binaryMasks(): number[] {
  const masks: number[] = []
  let mask = 1
  for (let index = 0; index < 31; index++) {
    masks.push(mask)
    mask = mask & 16 ? ((mask << 1) & 31) ^ 5 : mask << 1
  }
  return masks
}

function ternaryMasks(): number[][] {
  const masks: number[][] = []
  let mask = [1, 0, 0, 0]
  for (let index = 0; index < 40; index++) {
    masks.push(mask)
    const [a = 0, b = 0, c = 0, d = 0] = mask
    // Multiplies by x modulo x^4 + x + 2, which is a primitive polynomial over the field of three elements.
    mask = [d, (a + 2 * d) % 3, b, c]
  }
  return masks
}

const BINARY = binaryMasks()
const TERNARY = ternaryMasks()

function binaryPick(choice: number, niche: number): number {
  let bits = (niche + 1) & (BINARY[choice % BINARY.length] ?? 1)
  let parity = choice % 2
  for (; bits; bits >>= 1) parity ^= bits & 1
  return parity
}

function ternaryPick(choice: number, niche: number): number {
  const mask = TERNARY[choice % TERNARY.length] ?? []
  let rest = niche + 1
  let sum = choice
  for (const factor of mask) {
    sum += (rest % 3) * factor
    rest = Math.floor(rest / 3)
  }
  return sum % 3
}

function pickVariant(choice: number, niche: number, variants: number): number {
  if (variants === 1) return 0
  if (variants === 2) return binaryPick(choice, niche)
  if (variants === 3) return ternaryPick(choice, niche)
  if (variants === 4) return binaryPick(2 * choice, niche) * 2 + binaryPick(2 * choice + 1, niche)
  return (niche * (1 + (choice % (variants - 1))) + choice) % variants
}

type Alternatives = TemplateChoice | Extract<TemplateBlock, { kind: 'either' }>

const sizeOf = (alternatives: Alternatives): number =>
  'oneOf' in alternatives ? alternatives.oneOf.length : alternatives.blocks.length

function* inChunks(chunks: readonly TemplateChunk[]): Generator<Alternatives> {
  for (const chunk of chunks) if ('oneOf' in chunk) yield chunk
}

function* inBlock(block: TemplateBlock): Generator<Alternatives> {
  if (block.kind === 'either') {
    yield block
    for (const inner of block.blocks) yield* inBlock(inner)
  } else if (block.kind === 'bullets' || block.kind === 'numbered') {
    for (const item of block.items) yield* inChunks(item.chunks)
  } else if (block.kind === 'paragraph' || block.kind === 'quote') {
    yield* inChunks(block.chunks)
  }
}

export function listSections(method: DemoMethod): (readonly TemplateBlock[])[] {
  return [
    method.introduction,
    method.tools,
    method.steps,
    method.monetization,
    method.risks,
    method.premium,
    method.closing,
  ]
}

type Picker = (alternatives: Alternatives) => number

/** Numbers all alternatives of a method. Alternatives of the same size are numbered together. */
function numbered(method: DemoMethod): Map<Alternatives, number> {
  const numbers = new Map<Alternatives, number>()
  const countBySize = new Map<number, number>()
  const inSections = listSections(method)
    .flat()
    .map((block) => Array.from(inBlock(block)))
  for (const each of [...inChunks(method.summary), ...inSections.flat()]) {
    const size = sizeOf(each)
    const count = countBySize.get(size) ?? 0
    numbers.set(each, count)
    countBySize.set(size, count + 1)
  }
  return numbers
}

const numbersByMethod = new WeakMap<DemoMethod, Map<Alternatives, number>>()

/** Returns a function that picks an alternative. In a second edition, about every third choice differs from the first. */
export function createVariantPicker(method: DemoMethod, niche: number, edition: number): Picker {
  const numbers = numbersByMethod.get(method) ?? numbered(method)
  numbersByMethod.set(method, numbers)
  return (each) => {
    const place = numbers.get(each) ?? 0
    const size = sizeOf(each)
    const turned = edition > 0 && 'oneOf' in each && place % 3 === 2 ? edition : 0
    return (pickVariant(place, niche, size) + turned) % size
  }
}
