// The longer proofs, which npm test leaves out: they start and kill whole shops.
import { spawn } from 'node:child_process'
import { assertNode } from './processes/assert-node.ts'

assertNode()
const vitest = spawn(
  'node_modules/.bin/vitest',
  ['run', '--config', 'vitest.drills.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
vitest.once('close', (code) => (process.exitCode = code ?? 1))
