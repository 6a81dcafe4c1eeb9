export function printRow(what: string, measured: string, budget: string): void {
  console.log(`${what.padEnd(52)} ${measured}${budget === '' ? '' : `   [${budget}]`}`)
}
