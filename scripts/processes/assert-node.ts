const required = 24

/** Ends the process at once, with a one-sentence error, if its Node version is too old. */
export function assertNode(): void {
  if (Number.parseInt(process.versions.node, 10) >= required) return
  console.error(
    `This needs Node ${required}, not ${process.versions.node}. Start it through npm (npm run demo, npm test …): that brings its own Node.`,
  )
  process.exit(1)
}
