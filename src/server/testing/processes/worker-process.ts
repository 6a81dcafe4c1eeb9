// A process that works on the jobs of a test's shop until it is killed. SHOP_ENV contains the shop's environment as JSON.
import { pino } from 'pino'
import { openLiveDeps } from '../../deps.ts'
import { startMailWorkers } from '../../mail/index.ts'
import { startPaymentWorkers } from '../../payments/index.ts'
import type { Env } from '../../platform/env.ts'

const deps = await openLiveDeps(
  JSON.parse(process.env['SHOP_ENV'] ?? '') as Env,
  pino({ level: 'error' }, process.stderr),
)
await deps.catalogue.start()
await deps.jobs.start()
await startMailWorkers(deps)
await startPaymentWorkers(deps)
process.stdout.write('working\n')
