// Preloaded into a node. SIGUSR2 moves the node's clock an hour forward, SIGWINCH an hour back.
const hourMs = 60 * 60 * 1000
const RealDate = Date
let shiftMs = 0

const now = () => RealDate.now() + shiftMs

globalThis.Date = new Proxy(RealDate, {
  construct: (_date, said: [] | [number]) =>
    said.length === 0 ? new RealDate(now()) : new RealDate(...said),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})
process.on('SIGUSR2', () => (shiftMs += hourMs))
process.on('SIGWINCH', () => (shiftMs -= hourMs))
