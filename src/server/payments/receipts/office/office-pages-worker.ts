import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import Document from 'pdfkit'
import type { OfficePage } from './office-page.ts'

// The worker thread of paint-office-pages.ts: it receives the words, sends the bytes of one PDF, and ends.

const { resolve } = createRequire(import.meta.url)
const font = (name: string) => resolve(`@expo-google-fonts/noto-sans-jp/${name}.ttf`)
const edge = 56
const gap = 18

const pages = workerData as OfficePage[]
const document = new Document({ size: 'A4', margin: edge, autoFirstPage: false })
document.registerFont('regular', font('400Regular/NotoSansJP_400Regular'))
document.registerFont('bold', font('700Bold/NotoSansJP_700Bold'))
const bytes = buffer(document)
for (const page of pages) paint(page)
document.end()
parentPort?.postMessage(await bytes)

function paint({ title, head, addressee, amount, purpose, facts, notes, seller }: OfficePage): void {
  document.addPage()
  const width = document.page.width - 2 * edge
  document.font('bold').fontSize(24).text(title, { align: 'center' })
  document.font('regular').fontSize(10)
  for (const line of head) document.text(line, { align: 'right' })
  document.moveDown(1.5)
  const [name = '', ...address] = addressee
  document.font('bold').fontSize(15).text(name, { underline: true })
  document.font('regular').fontSize(10)
  for (const line of address) document.text(line)
  document.moveDown(1.5)
  document.font('bold').fontSize(22).text(amount, { align: 'center' })
  document.moveDown(0.5)
  document.font('regular').fontSize(11).text(purpose, { align: 'center' })
  document.moveDown(2)
  document.fontSize(10)
  for (const [fact, value] of facts) {
    const { y } = document
    document.text(fact, edge, y, { width: 160 })
    const below = document.y
    document.text(value, edge + 170, y, { width: width - 170 })
    document.y = Math.max(below, document.y) + gap / 3
    document
      .moveTo(edge, document.y)
      .lineTo(edge + width, document.y)
      .lineWidth(0.5)
      .strokeColor('#999999')
      .stroke()
    document.y += gap / 3
  }
  document.x = edge
  document.moveDown(1)
  for (const note of notes) document.font('bold').text(note, { width })
  document.moveDown(2)
  document.font('regular')
  for (const line of seller) document.text(line, { align: 'right', width })
}
