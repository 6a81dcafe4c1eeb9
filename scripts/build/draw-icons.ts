import { readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'

const folder = new URL('../../src/client/public/', import.meta.url)

export async function drawIcons(): Promise<void> {
  const sign = await readFile(new URL('favicon.svg', folder), 'utf8')
  // Phones crop icons to different shapes, so the background must reach every edge.
  const toTheEdges = sign.replace(' rx="7"', '')
  const smaller = toTheEdges.replace(
    /(<rect x="7"[\s\S]*)(<\/svg>)/,
    '<g transform="translate(4 4) scale(.75)">$1</g>$2',
  )
  await write('icon-192.png', draw(sign, 192))
  await write('icon-512.png', draw(sign, 512))
  await write('icon-maskable-512.png', draw(smaller, 512))
  await write('apple-touch-icon.png', draw(toTheEdges, 180))
  await write('favicon.ico', toIco(draw(sign, 32), 32))
}

const draw = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
const write = (name: string, bytes: Uint8Array) => writeFile(new URL(name, folder), bytes)

/** Returns an ICO file that contains the PNG as its only image. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
