import { assertNode } from './assert-node.ts'

/** Runs an operator's command; a failure prints one line and exits with code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  assertNode()
  try {
    await work()
  } catch (error) {
    console.error(describe(error))
    process.exitCode = 1
  }
}

/** Describes an error; a refused connection has no message and wraps one error per address. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ')
  return error instanceof Error ? error.message : String(error)
}
