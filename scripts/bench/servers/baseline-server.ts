import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** URL of a server with the shop's paths and texts as bare HTML, which is the minimum that a browser needs. */
export interface BaselineServer {
  url: string
  close: () => void
}

export async function startBaselineServer(
  shopUrl: string,
  addresses: readonly string[],
): Promise<BaselineServer> {
  const pages = new Map<string, Buffer>()
  for (const address of addresses)
    pages.set(address, brotliCompressSync(bare(await (await fetch(`${shopUrl}${address}`)).text())))
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
    response.writeHead(page === undefined ? 404 : 200, headers).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

const words =
  'h[1-6]|p|ul|ol|li|main|header|footer|nav|section|article|details|summary|strong|em|table|tr|td|th'

/** Returns the HTML with only headings, paragraphs, lists and one button: no styles, images and scripts. */
function bare(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  const text = body
    .replaceAll(/<(script|style|svg|select)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g, (_tag, end: string, name: string) =>
      new RegExp(`^(${words})$`).test(name) ? `<${end}${name}>` : '',
    )
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? 'en'
  return `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Bare</title>
<meta name="description" content="Bare"><button onclick="this.textContent += '!'">Press</button>${text}</html>`
}
