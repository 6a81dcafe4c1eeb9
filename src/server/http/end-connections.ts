import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds; the slowest responses wait for Stripe. */
const maxAnswerMs = 10_000
const lookEveryMs = 100

/**
 * Closes connections on shutdown: answers complete requests and ends all other connections. Idle and half-sent ones would block
 * it for minutes.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const answering = new Set<Socket>()

  // Cached responses are written immediately and may not be flushed yet.
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
    // A server that never listened does not emit 'close'.
    waiting.unref()
    all.unref()
    done()
  })
}

function end(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}
