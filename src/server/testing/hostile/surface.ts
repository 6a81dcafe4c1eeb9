import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pageLanguages } from '../../../shared/languages.ts'
import { localizePath } from '../../../shared/paths.ts'
import { loadClientBuild } from '../../http/client-build.ts'
import { appRouter } from '../../router.ts'

/** Everything that an anonymous client can request, as listed by the routes and schemas themselves. */
export interface ApiSurface {
  routes: readonly { method: string; url: string }[]
  /** Paths of pages in all languages, with `:parameters`. */
  pages: readonly string[]
  procedures: readonly { name: string; type: 'query' | 'mutation'; input: InputSchema }[]
  /** Names of the fields of all inputs. */
  fields: readonly string[]
}

/** The parts of a JSON schema that are used to generate values. */
export interface InputSchema {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  properties?: Readonly<Record<string, InputSchema>>
  items?: InputSchema
  anyOf?: readonly InputSchema[]
  oneOf?: readonly InputSchema[]
  allOf?: readonly InputSchema[]
}

interface Definition {
  type: 'query' | 'mutation'
  inputs: z.core.$ZodType[]
}

/** Records the routes that Fastify registers while `open` creates an app. */
export async function recordRoutes<T>(
  open: () => Promise<T>,
): Promise<{ opened: T; routes: ApiSurface['routes'] }> {
  const routes = new Map<string, { method: string; url: string }>()
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.set(`${each} ${url}`, { method: each, url })
    })
  }
  subscribe('fastify.initialization', watch)
  try {
    return { opened: await open(), routes: [...routes.values()] }
  } finally {
    unsubscribe('fastify.initialization', watch)
  }
}

export async function createApiSurface(routes: ApiSurface['routes']): Promise<ApiSurface> {
  const definitions = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>
  const procedures = Object.entries(definitions).map(([name, { _def }]) => ({
    name,
    type: _def.type,
    input: { allOf: _def.inputs.map(toInputSchema) },
  }))
  const { entry } = await loadClientBuild()
  const pages = entry.pagePaths.flatMap((path) =>
    pageLanguages.map((language) => localizePath(language, path)),
  )
  const fields = new Set(procedures.flatMap(({ input }) => fieldsOf(input)))
  return { routes, pages, procedures, fields: [...fields] }
}

const toInputSchema = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema

function fieldsOf({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: InputSchema): string[] {
  return [...Object.keys(properties), ...[...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf)]
}
