const clearLine = '\r\u001b[K'

/** Shows what is being measured on a line that the next row replaces. Does nothing outside a terminal. */
export function showProgress(what: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${clearLine}${what}…`)
}

export function printBenchmarkRow(what: string, measured: string, budget: string): void {
  if (process.stdout.isTTY) process.stdout.write(clearLine)
  console.log(`${what.padEnd(52)} ${measured}${budget === '' ? '' : `   [${budget}]`}`)
}
