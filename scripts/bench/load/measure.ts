import http from 'node:http'
import { requestRepeatedly } from './raw-client.ts'

export interface RequestBatch {
  url: string
  addresses: string[]
  requests: number
  headers?: Record<string, string>
}

interface Measured {
  requestsPerSecond: number
  /** CPU time of the server process per request in milliseconds, and the kernel's share of it. */
  cpuMs: number
  kernelMs: number
  /** Share of one core that the server process used. */
  busy: number
}

/** CPU time in user mode and in the kernel, in milliseconds. */
export interface CpuTime {
  user: number
  system: number
}

interface WatchedServer {
  /** Returns the CPU time that the server process has used so far. */
  cpu: () => Promise<CpuTime>
}

/** Share of one core below which the client, not the server, limits the rate. */
const saturated = 0.95

/** Measures product and baseline alternately, so that changes in the machine's speed affect both. Returns median ratios. */
export async function compareWithBaseline(
  server: WatchedServer,
  product: RequestBatch,
  bare: RequestBatch,
  rounds: number,
): Promise<string> {
  await runLeg(server, product)
  await runLeg(server, bare)
  const speed: number[] = []
  const cpu: number[] = []
  const ours: Measured[] = []
  const theirs: Measured[] = []
  for (let round = 0; round < rounds; round += 1) {
    const leg = await runLeg(server, product)
    const baseline = await runLeg(server, bare)
    speed.push(leg.requestsPerSecond / baseline.requestsPerSecond)
    cpu.push(baseline.cpuMs / leg.cpuMs)
    ours.push(leg)
    theirs.push(baseline)
  }
  const perRequest = (legs: Measured[]) =>
    `${median(legs.map(({ cpuMs }) => cpuMs)).toFixed(3)} ms, the kernel ${median(legs.map(({ kernelMs }) => kernelMs)).toFixed(3)}`
  const spread = `${Math.min(...cpu).toFixed(2)} to ${Math.max(...cpu).toFixed(2)}`
  return [
    `${median(cpu).toFixed(2)} (${spread}) by server CPU (${perRequest(ours)}; against ${perRequest(theirs)})`,
    `${median(speed).toFixed(2)} by requests/s (${Math.round(median(ours.map((leg) => leg.requestsPerSecond)))}/s)`,
    saturation(ours, theirs),
  ].join(', ')
}

function saturation(ours: Measured[], theirs: Measured[]): string {
  const busy = [ours, theirs].map((legs) => median(legs.map((leg) => leg.busy)))
  const shown = busy.map((share) => `${Math.round(share * 100)} %`).join(' and ')
  return busy.every((share) => share >= saturated)
    ? `saturated (${shown})`
    : `not saturated (${shown} of a core)`
}

async function runLeg(
  server: WatchedServer,
  { url, addresses, requests, headers }: RequestBatch,
): Promise<Measured> {
  const before = await server.cpu()
  const started = performance.now()
  await requestRepeatedly({ url, addresses, requests, headers: { 'accept-encoding': 'br', ...headers } })
  const elapsedMs = performance.now() - started
  const after = await server.cpu()
  const kernelMs = after.system - before.system
  const cpuMs = after.user - before.user + kernelMs
  return {
    requestsPerSecond: (requests / elapsedMs) * 1000,
    cpuMs: cpuMs / requests,
    kernelMs: kernelMs / requests,
    busy: cpuMs / elapsedMs,
  }
}

/** Returns the response body as received, which may be compressed. */
export function fetchBytes(url: string, headers?: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'accept-encoding': 'br', ...headers } }
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
