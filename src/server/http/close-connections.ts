import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds. The slowest responses wait for Stripe. */
const maxAnswerMs = 10_000
const lookEveryMs = 100

/**
 * Closes connections on shutdown: lets complete requests be answered and ends all other connections. Idle connections and
 * unfinished requests would otherwise delay the shutdown by minutes.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const answering = new Set<Socket>()

  // A cached response is sent before preHandler and may not be flushed yet.
  const isUnused = (socket: Socket) => !answering.has(socket) && socket.writableLength === 0

  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      answering.delete(socket)
    })
  })
  app.addHook('preHandler', (request, _reply, done) => {
    answering.add(request.raw.socket)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    answering.delete(request.raw.socket)
    done()
  })
  app.addHook('preClose', (done) => {
    const waiting = setInterval(() => end([...open].filter(isUnused)), lookEveryMs)
    const all = setTimeout(() => end([...open]), maxAnswerMs)
    app.server.once('close', () => {
      clearInterval(waiting)
      clearTimeout(all)
    })
    // A server that never listened does not emit 'close', so the timers must not keep the process alive.
    waiting.unref()
    all.unref()
    done()
  })
}

function end(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}
