const required = 24

/** Exits with a message if this Node is too old. */
export function assertNodeVersion(): void {
  if (Number.parseInt(process.versions.node, 10) >= required) return
  console.error(
    `This needs Node ${required}, not ${process.versions.node}. Start it through npm (npm run demo, npm test …): that brings its own Node.`,
  )
  process.exit(1)
}
