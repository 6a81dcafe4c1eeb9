import { assertNodeVersion } from './assert-node-version.ts'

/** Runs an operator's command. If it fails, prints one line and exits with code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  assertNodeVersion()
  try {
    await work()
  } catch (error) {
    console.error(describe(error))
    process.exitCode = 1
  }
}

/** Returns the message of an error. A refused connection has no message of its own, but contains one error per address. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ')
  return error instanceof Error ? error.message : String(error)
}
