const required = 24

/** Ends an entry at once, in one sentence, when it runs under a Node that cannot carry the rest. */
export function assertNode(): void {
  if (Number.parseInt(process.versions.node, 10) >= required) return
  console.error(
    `This needs Node ${required}, not ${process.versions.node}. Start it through npm (npm run demo, npm test …): that brings its own Node.`,
  )
  process.exit(1)
}
