// Writes .env.example from the settings that the server reads, so that it cannot rot.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { settings } from '../src/server/platform/env.ts'

export function envExample(): string {
  const lines = Object.entries(settings).map(([name, { purpose, example, schema }]) => {
    const optional = schema.safeParse(undefined).success
    return `# ${purpose}${optional ? ' (optional)' : ''}\n${optional ? '# ' : ''}${name}=${example}\n`
  })
  return `# Every setting of the shop. Copy to your process manager; npm start reads the environment only.\n\n${lines.join('\n')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile('.env.example', envExample())
