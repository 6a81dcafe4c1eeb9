import http from 'node:http'

export interface Leg {
  url: string
  addresses: string[]
  requests: number
  headers?: Record<string, string>
}

interface Measured {
  requestsPerSecond: number
  /** Processor time of the server process for one request, in milliseconds. */
  cpuMs: number
}

interface WatchedServer {
  /** Processor time that the server process has used so far, in milliseconds. */
  cpuMs: () => Promise<number>
}

const connections = 16

/** Measures product and baseline alternately, so that changes in the machine's speed affect both; returns median ratios. */
export async function measure(
  server: WatchedServer,
  product: Leg,
  bare: Leg,
  rounds: number,
): Promise<string> {
  await runLeg(server, product)
  await runLeg(server, bare)
  const speed: number[] = []
  const cpu: number[] = []
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const ours = await runLeg(server, product)
    const theirs = await runLeg(server, bare)
    speed.push(ours.requestsPerSecond / theirs.requestsPerSecond)
    cpu.push(theirs.cpuMs / ours.cpuMs)
    rates.push(ours.requestsPerSecond)
  }
  return `${median(speed).toFixed(2)} by requests/s, ${median(cpu).toFixed(2)} by server CPU (${Math.round(median(rates))} requests/s)`
}

async function runLeg(server: WatchedServer, { url, addresses, requests, headers }: Leg): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const cpuBefore = await server.cpuMs()
  const started = performance.now()
  let next = 0
  const worker = async () => {
    while (next < requests) {
      const address = addresses[next % addresses.length] ?? '/'
      next += 1
      await fetchBytes(`${url}${address}`, agent, headers)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - started) / 1000
  const cpuMs = ((await server.cpuMs()) - cpuBefore) / requests
  agent.destroy()
  return { requestsPerSecond: requests / seconds, cpuMs }
}

/** The response body as received, still compressed. */
export function fetchBytes(
  url: string,
  agent?: http.Agent,
  headers?: Record<string, string>,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { 'accept-encoding': 'br', ...headers } }
    const request = http.get(url, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${url}: ${response.statusCode}`)),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
