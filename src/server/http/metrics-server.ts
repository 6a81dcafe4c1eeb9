import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Deps } from '../platform/deps.ts'

/** Serves `/metrics` on a separate, non-public port, without rate limit (B19.1). */
export async function startMetricsServer(
  { watch, logger }: Pick<Deps, 'watch' | 'logger'>,
  { host, port }: { host: string; port: number },
) {
  const server: Server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    watch.text(logger).then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics can not be read')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close(): Promise<void> {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
