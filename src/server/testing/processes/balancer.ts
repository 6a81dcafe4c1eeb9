import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { NodeProcess } from './node-process.ts'

/** A load balancer that sends each request to the next ready node. Never retries on another node, so that a request dropped by a node fails. */
export interface Balancer {
  url: string
  add: (node: Pick<NodeProcess, 'url'>) => void
  /** Number of responses by node URL. */
  answered: Map<string, number>
  close: () => Promise<void>
}

const askReadyEveryMs = 250

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

interface Member {
  url: string
  ready: boolean
  agent: http.Agent
}

/** Starts a load balancer. With `assets`, it serves built files itself, from all releases in the folder (docs/production.md). */
export async function startBalancer({ assets }: { assets?: string } = {}): Promise<Balancer> {
  const members: Member[] = []
  const answered = new Map<string, number>()
  let turn = 0

  async function lookAt(member: Member): Promise<void> {
    member.ready = await fetch(`${member.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  const looking = setInterval(() => {
    for (const member of members) void lookAt(member)
  }, askReadyEveryMs)

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const ready = members.filter((member) => member.ready)
    const member = ready[turn++ % Math.max(ready.length, 1)]
    const fail = () => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    }
    if (member === undefined) return fail()
    const { hostname, port } = new URL(member.url)
    const { method, url: path } = request
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' }
    const asking = http.request({ agent: member.agent, hostname, port, method, path, headers }, (answer) => {
      answered.set(member.url, (answered.get(member.url) ?? 0) + 1)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', fail)
      answer.pipe(response)
    })
    asking.on('error', fail)
    request.pipe(asking)
  }

  const server = http.createServer((request, response) => {
    const { url = '/' } = request
    if (assets !== undefined && url.startsWith('/assets/')) sendAsset(assets, url, response)
    else forward(request, response)
  })
  // Idle connections stay open: a browser that reuses one while it is being closed would look like a request dropped by a node.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    add({ url }) {
      const member = { url, ready: false, agent: new http.Agent({ keepAlive: true, maxSockets: 64 }) }
      members.push(member)
    },
    async close() {
      clearInterval(looking)
      for (const { agent } of members) agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function sendAsset(folder: string, url: string, response: ServerResponse): void {
  const name = path.basename(new URL(url, 'http://localhost').pathname)
  const type = types[path.extname(name)] ?? 'application/octet-stream'
  createReadStream(path.join(folder, name))
    .once('open', () => response.writeHead(200, { 'content-type': type }))
    .on('error', () => response.writeHead(404).end())
    .pipe(response)
}
