import type { FastifyInstance } from 'fastify'
import { pageLanguages } from '../../../shared/languages.ts'
import { localizePath } from '../../../shared/paths.ts'
import type { ClientBuild } from '../client-build.ts'

const address = '/speculation-rules.json'

/** Speculation-Rules header of guests' static pages. Inline rules would need a hash in the content security policy. */
export const speculationHeader = `"${address}"`

/** Mounts the rules that let browsers prerender pages without side effects. */
export function mountSpeculationRules(app: FastifyInstance, loadBuild: () => Promise<ClientBuild>): void {
  app.get(address, async (_request, reply) => {
    const { entry } = await loadBuild()
    // Sends a buffer, because Fastify adds a charset to text, which this media type does not allow.
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .send(Buffer.from(JSON.stringify(rulesWithout(entry.privatePaths))))
  })
}

function rulesWithout(privatePaths: readonly string[]) {
  const closed = pageLanguages.flatMap((language) =>
    privatePaths.map((path) => `${localizePath(language, path)}*`),
  )
  // Excludes links that open no page when clicked, and language links, whose click stores the language.
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
