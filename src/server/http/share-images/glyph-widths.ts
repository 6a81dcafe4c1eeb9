/** Returns the width of a character in ems. Undefined if the font has no glyph for it. */
export type GlyphWidths = (character: string) => number | undefined

/** Reads the glyph widths of a TrueType font from its tables cmap (format 12) and hmtx. */
export function readGlyphWidths(font: Buffer): GlyphWidths {
  const table = tablesOf(font)
  const unitsPerEm = table('head').readUInt16BE(18)
  const metrics = table('hhea').readUInt16BE(34)
  const widths = table('hmtx')
  const groups = groupsOf(table('cmap'))
  return (character) => {
    const glyph = findGlyph(groups, character.codePointAt(0) ?? 0)
    // The last advance width applies to all following glyphs.
    return glyph === 0 ? undefined : widths.readUInt16BE(4 * Math.min(glyph, metrics - 1)) / unitsPerEm
  }
}

function tablesOf(font: Buffer): (name: string) => Buffer {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + 16 * index))
  return (name) => {
    const record = records.find((each) => each.toString('latin1', 0, 4) === name)
    if (record === undefined) throw new Error(`The font has no table ${name}`)
    return font.subarray(record.readUInt32BE(8), record.readUInt32BE(8) + record.readUInt32BE(12))
  }
}

interface Group {
  first: number
  last: number
  glyph: number
}

/** Returns ranges of consecutive characters with consecutive glyphs, in ascending order. */
function groupsOf(cmap: Buffer): Group[] {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const start = starts.find((each) => cmap.readUInt16BE(each) === 12)
  if (start === undefined) throw new Error('The font has no character map of format 12')
  return Array.from({ length: cmap.readUInt32BE(start + 12) }, (_, index) => {
    const at = start + 16 + 12 * index
    return {
      first: cmap.readUInt32BE(at),
      last: cmap.readUInt32BE(at + 4),
      glyph: cmap.readUInt32BE(at + 8),
    }
  })
}

function findGlyph(groups: readonly Group[], code: number): number {
  const group = groups.find(({ last }) => code <= last)
  return group === undefined || code < group.first ? 0 : group.glyph + code - group.first
}
