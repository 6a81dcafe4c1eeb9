import type { KyselyPlugin } from 'kysely'

/** Returns a Kysely plugin that counts queries, and a function that returns the number of queries during an action. */
export function countQueries(): {
  plugin: KyselyPlugin
  during: (visit: () => Promise<unknown>) => Promise<number>
} {
  let asked = 0
  return {
    plugin: {
      transformQuery({ node }) {
        asked += 1
        return node
      },
      transformResult: async ({ result }) => result,
    },
    async during(visit) {
      const before = asked
      await visit()
      return asked - before
    },
  }
}
