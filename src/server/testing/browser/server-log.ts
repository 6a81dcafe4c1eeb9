const maxLines = 300

const lines: string[] = []

/** Records a line of the shop's log; the oldest lines are dropped. */
export function recordServerLine(line: string): void {
  lines.push(line.trimEnd())
  if (lines.length > maxLines) lines.shift()
}

/** Returns the lines recorded since the last call. */
export const takeServerLines = (): string[] => lines.splice(0)
