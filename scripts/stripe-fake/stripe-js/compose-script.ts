import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'

/**
 * Concatenates modules into one browser script. All modules share the scope of one function, so their top-level names must
 * differ.
 */
export async function composeScript(modules: readonly string[], start: string): Promise<string> {
  const parts = await Promise.all(modules.map(readModule))
  return `;(() => {\n'use strict'\n${parts.join('\n')}\n${start}()\n})()\n`
}

async function readModule(name: string): Promise<string> {
  const source = await readFile(new URL(`./${name}.ts`, import.meta.url), 'utf8')
  return stripTypeScriptTypes(source)
    .replace(/^import [^']*'[^']*'$/gm, '')
    .replace(/^export /gm, '')
}
