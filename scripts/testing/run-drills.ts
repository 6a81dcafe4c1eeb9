import { spawn } from 'node:child_process'

/** The tests that npm test leaves out: they start and kill whole shops. */
export function runDrills(vitestArguments: readonly string[]): void {
  const vitest = spawn(
    'node_modules/.bin/vitest',
    ['run', '--config', 'vitest.drills.config.ts', ...vitestArguments],
    { stdio: 'inherit' },
  )
  vitest.once('close', (code) => (process.exitCode = code ?? 1))
}
