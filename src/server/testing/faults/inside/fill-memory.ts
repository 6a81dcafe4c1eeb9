// Runs inside a node, before it: from SIGUSR1 on it keeps some megabytes more for each request that it is asked, as a leak
// does, until its limit ends it.
import { subscribe } from 'node:diagnostics_channel'

const kept: object[] = []
let isLeaking = false
process.on('SIGUSR1', () => (isLeaking = true))
subscribe('http.server.request.start', () => {
  if (isLeaking) kept.push(Array.from({ length: 200_000 }, (_, place) => ({ place })))
})
