// A process that attacks the shop at SHOP_URL with ATTACKS requests. Prints the number of responses by status, as JSON.
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import net from 'node:net'

const url = new URL(process.env['SHOP_URL'] ?? '')
const attacks = Number(process.env['ATTACKS'])
/** Client addresses. Each opens many connections. */
const addresses = ['127.0.1.1', '127.0.1.2', '127.0.1.3', '127.0.1.4']
const atOnce = 400

const random = (most: number) => Math.floor(Math.random() * most)
const word = () => randomBytes(6).toString('hex')
const json = { 'content-type': 'application/json' }
const paths = [
  () => `/guides?q=${word()}`,
  () => `/ja/search?q=${word()}&tool=${word()}`,
  () => `/guide/${random(1e9)}`,
  () => `/og/guide/${random(500)}-${word()}.png`,
  () => `/${word()}/${word()}`,
  () => `/api/guides?search=${word()}&limit=10000`,
  () => `/api/users/can-view/${random(500)}`,
  () =>
    `/trpc/guides.listing?input=${encodeURIComponent(JSON.stringify({ json: { q: word(), page: random(99) } }))}`,
  () => `/%${word()}`,
]

interface Attack {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

const kinds: Record<string, () => Attack> = {
  random: () => ({ path: paths[random(paths.length)]?.() ?? '/' }),
  large: () => ({
    path: '/api/contact/submit',
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      email: 'x@example.com',
      message: 'x'.repeat(random(2) === 0 ? 200_000 : 400_000),
    }),
  }),
  deep: () => ({
    path: '/trpc/contact.submit',
    method: 'POST',
    headers: json,
    body: `{"json":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  }),
}

const answers: Record<string, number> = {}
const note = (answer: string) => {
  answers[answer] = (answers[answer] ?? 0) + 1
}

function send(
  { path, method = 'GET', headers = {}, body = '' }: Attack,
  localAddress: string,
): Promise<void> {
  return new Promise((resolve) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(
      {
        host: url.hostname,
        port: url.port,
        path,
        method,
        localAddress,
        agent: false,
        headers: { accept: 'text/html', ...headers, ...length },
      },
      (answer) => {
        note(String(answer.statusCode))
        answer.resume().on('close', resolve)
      },
    )
    sent.on('error', () => {
      note('closed')
      resolve()
    })
    sent.end(body)
  })
}

/** Sends half of a header and then nothing. */
function dawdle(localAddress: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: url.hostname, port: Number(url.port), localAddress }, () =>
      socket.write('GET / HTTP/1.1\r\nhost: shop\r\nx-slow: '),
    )
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      note('slow, ended')
      resolve()
    })
  })
}

let begun = 0
async function attack(localAddress: string): Promise<void> {
  while (begun < attacks) {
    begun += 1
    const which = begun % 20
    if (which === 0) await dawdle(localAddress)
    else if (which < 3) await send(kinds['large']?.() ?? { path: '/' }, localAddress)
    else if (which < 6) await send(kinds['deep']?.() ?? { path: '/' }, localAddress)
    else await send(kinds['random']?.() ?? { path: '/' }, localAddress)
  }
}

await Promise.all(
  Array.from({ length: atOnce }, (_, place) => attack(addresses[place % addresses.length] ?? '')),
)
process.stdout.write(JSON.stringify(answers))
