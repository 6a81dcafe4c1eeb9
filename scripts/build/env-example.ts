import { writeFile } from 'node:fs/promises'
import { settings } from '../../src/server/platform/env.ts'

export async function writeEnvExample(): Promise<void> {
  await writeFile('.env.example', formatEnvExample())
}

export function formatEnvExample(): string {
  const lines = Object.entries(settings).map(([name, { purpose, example, schema }]) => {
    const optional = schema.safeParse(undefined).success
    return `# ${purpose}${optional ? ' (optional)' : ''}\n${optional ? '# ' : ''}${name}=${example}\n`
  })
  return `# Every setting of the shop. Copy to your process manager; npm start reads the environment only.\n\n${lines.join('\n')}`
}
