import { buffer } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import Document from 'pdfkit'
import { findLettersWithoutFont, splitByFont, type TextRun, type FontWeight } from './invoice-fonts.ts'
import type { InvoiceWorkerInput } from './render-invoice-pages.ts'
import type { InvoicePage } from './invoice-page.ts'

// Worker thread of render-invoice-pages.ts: it receives the texts, posts the bytes of one PDF, and exits.

const edge = 56
const gap = 18
/** Ascent of the Japanese font, relative to its size. Parts of a line in other fonts use it, too, and share one baseline. */
const ascent = 1.16
const lineHeight = 1.448

const work = workerData as InvoiceWorkerInput
const document = new Document({ size: 'A4', margin: edge, autoFirstPage: false })
if ('texts' in work) parentPort?.postMessage(findLettersWithoutFont(work.texts))
else {
  const bytes = buffer(document)
  for (const page of work.pages) paint(page)
  document.end()
  parentPort?.postMessage(await bytes)
}

interface Line {
  weight?: FontWeight
  size: number
  align?: 'center' | 'right'
  /** Points from the left edge of the text. */
  indent?: number
  width?: number
}

/** Writes a text and wraps it where it is too long. */
function write(text: string, { weight = 'regular', size, align, indent = 0, width }: Line): void {
  const room = width ?? document.page.width - 2 * edge - indent
  const runs = splitByFont(text, weight)
  // Text with the `continued` option can't be aligned.
  const free = Math.max(0, room - widthOf(runs, size))
  const offset = align === undefined || runs.length === 1 ? 0 : free / (align === 'center' ? 2 : 1)
  for (const [index, { file, text: part }] of runs.entries()) {
    const options = { width: room, baseline: -ascent * size, continued: index < runs.length - 1 }
    document.font(file).fontSize(size)
    if (index > 0) document.text(part, options)
    else
      document.text(part, edge + indent + offset, document.y, {
        ...options,
        ...(runs.length === 1 && align && { align }),
      })
  }
  document.x = edge
}

function widthOf(runs: readonly TextRun[], size: number): number {
  return runs.reduce((sum, { file, text }) => sum + document.font(file).fontSize(size).widthOfString(text), 0)
}

function rule(width: number, color: string): void {
  document
    .moveTo(edge, document.y)
    .lineTo(edge + width, document.y)
    .lineWidth(0.5)
    .strokeColor(color)
    .stroke()
}

function paint({ title, head, addressee, amount, purpose, facts, notes, seller }: InvoicePage): void {
  document.addPage()
  const width = document.page.width - 2 * edge
  write(title, { weight: 'bold', size: 24, align: 'center' })
  for (const line of head) write(line, { size: 10, align: 'right' })
  document.moveDown(1.5)
  const [name = '', ...address] = addressee
  const { y: top } = document
  write(name, { weight: 'bold', size: 15 })
  document.y = Math.max(document.y, top + lineHeight * 15)
  rule(Math.min(width, widthOf(splitByFont(name, 'bold'), 15)), '#000000')
  document.y += gap / 6
  for (const line of address) write(line, { size: 10 })
  document.moveDown(1.5)
  write(amount, { weight: 'bold', size: 22, align: 'center' })
  document.moveDown(0.5)
  write(purpose, { size: 11, align: 'center' })
  document.moveDown(2)
  for (const [fact, value] of facts) {
    const { y } = document
    write(fact, { size: 10, width: 160 })
    const below = document.y
    document.y = y
    write(value, { size: 10, indent: 170 })
    document.y = Math.max(below, document.y) + gap / 3
    rule(width, '#999999')
    document.y += gap / 3
  }
  document.moveDown(1)
  for (const note of notes) write(note, { weight: 'bold', size: 10 })
  document.moveDown(2)
  for (const line of seller) write(line, { size: 10, align: 'right' })
}
