import type { FastifyInstance } from 'fastify'
import { pageLanguages } from '../../../shared/languages.ts'
import { pathIn } from '../../../shared/paths.ts'
import type { ClientBuild } from '../client-build.ts'

const address = '/speculation-rules.json'

/** The header of guests' reading pages: inline rules would need a hash in the policy. */
export const speculationHeader = `"${address}"`

/** What a browser may render ahead when a guest is about to press a link: pages that only read, and are the same for all guests. */
export function mountSpeculationRules(app: FastifyInstance, loadBuild: () => Promise<ClientBuild>): void {
  app.get(address, async (_request, reply) => {
    const { entry } = await loadBuild()
    // Bytes, so that no charset is added: this type has none.
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .send(Buffer.from(JSON.stringify(rulesWithout(entry.privatePaths))))
  })
}

function rulesWithout(privatePaths: readonly string[]) {
  const closed = pageLanguages.flatMap((language) => privatePaths.map((path) => `${pathIn(language, path)}*`))
  // Pressed links open no page; links to the other language are stored when they are pressed.
  const noPage = '[data-press], [hreflang], [target], [download]'
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/api/*', '/trpc/*', '/assets/*', ...closed] } },
      { not: { selector_matches: noPage } },
    ],
  }
  return { prerender: [{ where, eagerness: 'moderate' }] }
}
