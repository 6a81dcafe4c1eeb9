import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The slowest answers wait for Stripe. */
const longestAnswerMs = 10_000
const lookEveryMs = 100

/**
 * A closing server answers the requests that have arrived whole, and ends every other connection: idle, silent and
 * half-sent ones would hold it for minutes.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const answering = new Set<Socket>()

  // Kept answers are written at once, and may be on their way.
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
    const all = setTimeout(() => end([...open]), longestAnswerMs)
    app.server.once('close', () => {
      clearInterval(waiting)
      clearTimeout(all)
    })
    // A server that never listened does not close, either.
    waiting.unref()
    all.unref()
    done()
  })
}

function end(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}
