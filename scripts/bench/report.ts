const clearLine = '\r\u001b[K'

/** What is being measured now, on a line that the next row replaces; in a file it would only be in the way. */
export function showProgress(what: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${clearLine}${what}…`)
}

export function printRow(what: string, measured: string, budget: string): void {
  if (process.stdout.isTTY) process.stdout.write(clearLine)
  console.log(`${what.padEnd(52)} ${measured}${budget === '' ? '' : `   [${budget}]`}`)
}
