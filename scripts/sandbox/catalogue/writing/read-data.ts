import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { catalogOrderSchema } from './format.ts'

const dataFolder = path.resolve(import.meta.dirname, '../data')

/** Reads the JSON files of a folder in the order of `order.json`. The slug is the file name. */
export function readInOrder<Schema extends z.ZodType<object>>(
  name: 'methods' | 'niches',
  schema: Schema,
  data = dataFolder,
): (z.infer<Schema> & { slug: string })[] {
  const slugs = readJson(path.join(data, 'order.json'), catalogOrderSchema)[name]
  const folder = path.join(data, name)
  const unlisted = readdirSync(folder).filter((file) => !slugs.includes(path.basename(file, '.json')))
  if (unlisted.length > 0) throw new Error(`${folder}: order.json does not list ${unlisted.join(', ')}`)
  return slugs.map((slug) => ({ ...readJson(path.join(folder, `${slug}.json`), schema), slug }))
}

/** Reads a JSON file. Throws an error with the file and the invalid paths. */
function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(parseFile(file))
  if (success) return data
  const faults = error.issues.map((issue) => `  ${issue.path.join('.') || 'the whole'}: ${issue.message}`)
  throw new Error(`${file}:\n${faults.join('\n')}`)
}

function parseFile(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
