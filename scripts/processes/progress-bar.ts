import { MultiBar, Presets } from 'cli-progress'

interface ProgressBar {
  update: (done: number, total: number) => void
  /** Prints a permanent line above the bar. */
  say: (line: string) => void
  /** Prints a permanent line to standard error. */
  complain: (line: string) => void
  stop: () => void
}

/** Shows a progress bar in a terminal. Elsewhere, such as in a log, prints a line for every 10%. */
export function startProgressBar(name: string): ProgressBar {
  return process.stdout.isTTY && process.stderr.isTTY ? startBar(name) : startLines(name)
}

function startBar(name: string): ProgressBar {
  const bars = new MultiBar(
    {
      format: `${name} {bar} {percentage} % | {eta_formatted} left`,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  )
  const bar = bars.create(1, 0)
  return {
    update(done, total) {
      bar.setTotal(total)
      bar.update(done)
    },
    say: (line) => bars.log(`${line}\n`),
    complain: (line) => bars.log(`${line}\n`),
    stop: () => bars.stop(),
  }
}

function startLines(name: string): ProgressBar {
  let tenths = 0
  return {
    update(done, total) {
      const reached = Math.floor((done / total) * 10)
      if (reached > tenths) console.log(`${name}: ${reached * 10} %`)
      tenths = Math.max(tenths, reached)
    },
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
    stop: () => undefined,
  }
}
