import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import { drawShareImage, type ShareImageTexts } from './draw-share-image.ts'
import { readGlyphWidths } from './glyph-widths.ts'

// Worker thread of run-share-image-worker.ts. Receives the texts, sends the bytes of one PNG and ends.

const { resolve } = createRequire(import.meta.url)
const fontFile = (name: string) => resolve(`@expo-google-fonts/noto-sans-jp/${name}.ttf`)
const bold = fontFile('700Bold/NotoSansJP_700Bold')
const regular = fontFile('400Regular/NotoSansJP_400Regular')

const svg = drawShareImage(workerData as ShareImageTexts, readGlyphWidths(readFileSync(bold)))
const picture = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [bold, regular] } }).render()
parentPort?.postMessage(picture.asPng())
