import path from 'node:path'
import { readLogTail } from '../processes/child-program.ts'
import { projectRoot } from '../processes/project.ts'
import { buildClient, isClientFresh } from './client-build.ts'

/** Builds the client and prints the result. An up-to-date build is kept, so that a running server keeps its files. */
export async function buildIfNeeded({ ifStale }: { ifStale: boolean }): Promise<void> {
  if (ifStale && (await isClientFresh())) {
    console.log('The client is built from these sources already.')
    return
  }
  const log = path.join(projectRoot, 'node_modules/.cache/build.log')
  await buildClient(log)
  console.log(await readLogTail(log, 100))
}
