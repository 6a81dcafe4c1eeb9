import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { openSync, type Font } from 'fontkit'

export type FontWeight = 'regular' | 'bold'

/** Part of a text, and the file of a font that has all of its characters. */
export interface TextRun {
  file: string
  text: string
}

const { resolve } = createRequire(import.meta.url)
const expo = (name: string) => resolve(`@expo-google-fonts/${name}.ttf`)
/** Returns the path of a font file. Its package exports only the list of files, so the path is derived from that of the list. */
const embed = (name: string, file: string) =>
  join(dirname(resolve(`@embedpdf/${name}`)), '../fonts', `${file}.otf`)

/** Font files by script. The first font that has a whole text draws it, so Japanese precedes other scripts with the same characters. */
const files = {
  japanese: {
    regular: expo('noto-sans-jp/400Regular/NotoSansJP_400Regular'),
    bold: expo('noto-sans-jp/700Bold/NotoSansJP_700Bold'),
  },
  // Latin with all of its accents, Greek and Cyrillic.
  latin: {
    regular: expo('noto-sans/400Regular/NotoSans_400Regular'),
    bold: expo('noto-sans/700Bold/NotoSans_700Bold'),
  },
  thai: {
    regular: expo('noto-sans-thai/400Regular/NotoSansThai_400Regular'),
    bold: expo('noto-sans-thai/700Bold/NotoSansThai_700Bold'),
  },
  korean: {
    regular: embed('fonts-kr', 'NotoSansKR-Regular'),
    bold: embed('fonts-kr', 'NotoSansKR-Bold'),
  },
  chinese: {
    regular: embed('fonts-sc', 'NotoSansHans-Regular'),
    bold: embed('fonts-sc', 'NotoSansHans-Bold'),
  },
} satisfies Record<string, Record<FontWeight, string>>

type Script = keyof typeof files
const scripts = Object.keys(files) as Script[]

const opened = new Map<Script, Font>()

/** Opens the font of a script. Both weights have the same characters. */
function fontOf(script: Script): Font {
  const known = opened.get(script)
  if (known !== undefined) return known
  const font = openSync(files[script].regular)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${files[script].regular} is a collection of fonts`)
  opened.set(script, font)
  return font
}

const has = (script: Script, text: string): boolean =>
  [...text].every((sign) => fontOf(script).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Splits a text into runs by font: one run if a single font has the whole text. A letter that no font has uses the first font. */
export function splitByFont(text: string, weight: FontWeight): TextRun[] {
  const runs: { script: Script; text: string }[] = []
  for (const part of scripts.some((script) => has(script, text)) ? [text] : lettersIn(text)) {
    const last = runs.at(-1)
    if (last !== undefined && has(last.script, part)) last.text += part
    else runs.push({ script: scripts.find((script) => has(script, part)) ?? 'japanese', text: part })
  }
  return runs.map((run) => ({ file: files[run.script][weight], text: run.text }))
}

/** Returns the letters of these texts that no font has. */
export function findLettersWithoutFont(texts: readonly string[]): string[] {
  return texts.flatMap(lettersIn).filter((letter) => !scripts.some((script) => has(script, letter)))
}

const lettersIn = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment)
