import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../processes/project.ts'

export interface DockerInstruction {
  name: string
  words: string
}

export interface CopyInstruction {
  /** Stage that files are copied from. Undefined for the project's folder. */
  stage: string | undefined
  sources: string[]
  target: string
}

/** Returns the Dockerfile's instructions by stage. */
export function readDockerStages(): Map<string, DockerInstruction[]> {
  const text = readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8')
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const stages = new Map<string, DockerInstruction[]>()
  let current: DockerInstruction[] = []
  for (const line of lines) {
    const [, name = '', words = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    const stage = name === 'FROM' ? / AS (\w+)$/.exec(words)?.[1] : undefined
    if (stage !== undefined) stages.set(stage, (current = []))
    current.push({ name, words })
  }
  return stages
}

export function parseCopyInstruction(words: string): CopyInstruction {
  const [, stage] = /^--from=(\w+) /.exec(words) ?? []
  const places = words.replace(/^--from=\w+ /, '').split(' ')
  return { stage, sources: places.slice(0, -1), target: places.at(-1) ?? '' }
}

/** Parses the `NAME=value NAME=value` of an ENV instruction. */
export const parseEnvInstruction = (words: string): Record<string, string> =>
  Object.fromEntries(words.split(' ').map((each) => each.split('=', 2) as [string, string]))

const keptAway = readFileSync(path.join(projectRoot, '.dockerignore'), 'utf8').split('\n').filter(Boolean)

/** Returns whether `.dockerignore` excludes a file, by a line for the file, its folder or its extension. */
export const isDockerIgnored = (file: string): boolean =>
  keptAway.some((line) =>
    line.includes('*')
      ? file.endsWith(line.slice(line.lastIndexOf('*') + 1))
      : file === line || file.startsWith(`${line}/`),
  )
