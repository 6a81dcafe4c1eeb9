const clearLine = '\r\u001b[K'

/** Shows the current measurement on a line that the next row replaces; only on a terminal. */
export function showProgress(what: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${clearLine}${what}…`)
}

export function printRow(what: string, measured: string, budget: string): void {
  if (process.stdout.isTTY) process.stdout.write(clearLine)
  console.log(`${what.padEnd(52)} ${measured}${budget === '' ? '' : `   [${budget}]`}`)
}
