import path from 'node:path'
import { assertNode } from './processes/assert-node.ts'
import { tailOf } from './processes/child.ts'
import { buildClient, isClientFresh } from './build/client-build.ts'
import { projectRoot } from './processes/project.ts'

assertNode()
// With --if-stale a build of the very same sources stays: whoever serves it keeps its files.
if (process.argv.includes('--if-stale') && (await isClientFresh())) {
  console.log('The client is built from these sources already.')
} else {
  const log = path.join(projectRoot, 'node_modules/.cache/build.log')
  await buildClient(log)
  console.log(await tailOf(log, 100))
}
