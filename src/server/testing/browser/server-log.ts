const maxLines = 300

const lines: string[] = []

/** Records a line of the shop's log. Only the latest lines are kept. */
export function recordServerLogLine(line: string): void {
  lines.push(line.trimEnd())
  if (lines.length > maxLines) lines.shift()
}

/** Returns and clears the recorded lines. */
export const takeServerLogLines = (): string[] => lines.splice(0)
