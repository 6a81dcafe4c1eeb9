import path from 'node:path'
import { assertNode } from './services/assert-node.ts'
import { tailOf } from './services/child.ts'
import { buildClient, isClientFresh } from './services/client-build.ts'
import { projectRoot } from './services/project.ts'

assertNode()
// With --if-stale a build of the very same sources stays: whoever serves it keeps its files.
if (process.argv.includes('--if-stale') && (await isClientFresh())) {
  console.log('The client is built from these sources already.')
} else {
  const log = path.join(projectRoot, 'node_modules/.cache/build.log')
  await buildClient(log)
  console.log(await tailOf(log, 100))
}
