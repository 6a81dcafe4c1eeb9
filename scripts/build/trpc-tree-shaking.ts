import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** tRPC hooks that no page uses. tRPC creates all hooks in one function, so bundlers can't remove unused ones. */
const unusedHooks = [
  'useInfiniteQuery',
  'usePrefetchInfiniteQuery',
  'usePrefetchQuery',
  'useQueries',
  'useSubscription',
  'useSuspenseInfiniteQuery',
  'useSuspenseQueries',
  'useSuspenseQuery',
]
/** Functions of tRPC, other than hooks, that no page uses. */
const unusedFunctions = [
  'infiniteQueryOptions',
  'queryOptions',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'setInfiniteQueryData',
  'getInfiniteQueryData',
  'setMutationDefaults',
  'getMutationDefaults',
  'isMutating',
]
/** TanStack Query's module for infinite queries, which its client imports, but no page uses. */
const infiniteQueries = '/query-core/build/modern/infiniteQueryBehavior.js'
const callOfUnused = new RegExp(
  `\\.(${[...unusedHooks, ...unusedFunctions].join('|')}|\\w*InfiniteQuery\\w*)\\(`,
)
const packages = fileURLToPath(new URL('../../node_modules/@trpc/', import.meta.url))

/**
 * Returns a Vite plugin that bundles only the used parts of tRPC and TanStack Query, from the packages' sources. Their prebuilt
 * files target old browsers that the shop does not support.
 */
export function trpcTreeShakingPlugin(): Plugin {
  return {
    name: 'trpc-in-use',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      const [, name, part = '/index'] = /^@trpc\/(client|react-query|server)(\/.+)?$/.exec(id) ?? []
      return name === undefined ? undefined : this.resolve(`${packages}${name}/src${part}`)
    },
    load(id) {
      const names = 'infiniteQueryBehavior, hasNextPage, hasPreviousPage'
      return id.endsWith(infiniteQueries) ? `export let ${names}` : undefined
    },
    transform(code, id) {
      const [, used] = (id.includes('/src/client/') && callOfUnused.exec(code)) || []
      if (used !== undefined) this.error(`${id} calls ${used}, which ${import.meta.filename} leaves out`)
      const without = (parts: RegExp[]) =>
        parts.reduce((left, part) => {
          if (!part.test(left)) this.error(`${id} lacks the part to leave out: ${part}`)
          return left.replace(part, '')
        }, code)
      if (id.endsWith('/createHooksInternal.tsx'))
        return without(
          unusedHooks.flatMap((hook) => [
            new RegExp(`^ {2}(function|const) ${hook}\\b[^]*?^ {2}\\}`, 'm'),
            new RegExp(`^ {4}${hook},$`, 'm'),
          ]),
        )
      if (id.endsWith('/createUtilityFunctions.ts'))
        return without(unusedFunctions.map((name) => new RegExp(`^ {4}${name}: [^]*?^ {4}\\},$`, 'm')))
      return undefined
    },
  }
}
