// Preloaded into a node. After SIGUSR1, each request leaks a few megabytes until the node reaches its memory limit.
import { subscribe } from 'node:diagnostics_channel'

const kept: object[] = []
let isLeaking = false
process.on('SIGUSR1', () => (isLeaking = true))
subscribe('http.server.request.start', () => {
  if (isLeaking) kept.push(Array.from({ length: 200_000 }, (_, place) => ({ place })))
})
