import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageLanguages } from '../../../shared/languages.ts'
import { crawlerPaths } from '../../../shared/crawler-paths.ts'
import { computeOnce } from '../../../shared/objects.ts'
import { localizePath } from '../../../shared/paths.ts'
import type { ShopDeps } from '../../deps.ts'
import type { CatalogSnapshot } from '../../guides/catalog/index.ts'
import { PreparedResponse } from '../../platform/prepared-response.ts'
import type { ClientBuild } from '../client-build.ts'
import type { ResponseCache } from '../response-cache.ts'
import { renderAtomFeed } from './feed.ts'
import { renderLlmsTxt } from './llms.ts'
import { renderRobotsTxt } from './robots.ts'
import { renderSecurityTxt } from './security-txt.ts'
import { renderSitemap, renderSitemapIndex, listSitemaps } from './sitemap.ts'

const plain = 'text/plain; charset=utf-8'
const xml = 'application/xml; charset=utf-8'
const atom = 'application/atom+xml; charset=utf-8'

/** Mounts files for crawlers, feed readers and security researchers. They contain public cards and texts only. */
export function mountCrawlerFiles(
  app: FastifyInstance,
  { catalogue, env, clock }: Pick<ShopDeps, 'catalogue' | 'env' | 'clock'>,
  cache: ResponseCache,
  loadBuild: () => Promise<ClientBuild>,
): void {
  const origin = env.ORIGIN
  const listOnce = computeOnce(async (snapshot: CatalogSnapshot) => {
    const { entry } = await loadBuild()
    return listSitemaps(snapshot, entry.listedPaths)
  })
  const sitemaps = () => listOnce(catalogue.current())

  const sender =
    (type: string) => (request: FastifyRequest, reply: FastifyReply, name: string, write: () => string) =>
      cache.respond(request, reply, name, async () => ({
        status: 200,
        response: await PreparedResponse.compressed(write(), { 'content-type': type }),
      }))
  const [sendPlain, sendXml, sendAtom] = [sender(plain), sender(xml), sender(atom)]

  app.get('/robots.txt', async (request, reply) => {
    const { entry } = await loadBuild()
    return sendPlain(request, reply, 'robots', () => renderRobotsTxt(origin, entry.privatePaths))
  })
  app.get(crawlerPaths.sitemap, async (request, reply) => {
    const all = await sitemaps()
    return sendXml(request, reply, 'sitemaps', () => renderSitemapIndex(all, origin))
  })
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const path = `/sitemaps/${request.params.name}`
    const found = (await sitemaps()).get(path)
    if (found === undefined) return reply.callNotFound()
    return sendXml(request, reply, path, () => renderSitemap(found, origin))
  })
  for (const language of pageLanguages) {
    const path = localizePath(language, crawlerPaths.feed)
    app.get(path, (request, reply) =>
      sendAtom(request, reply, path, () => renderAtomFeed(catalogue.current(), language, origin)),
    )
  }
  app.get('/llms.txt', (request, reply) =>
    sendPlain(request, reply, 'llms', () => renderLlmsTxt(catalogue.current(), origin)),
  )
  app.get(crawlerPaths.security, (_request, reply) =>
    reply.type(plain).header('cache-control', 'public, max-age=86400').send(renderSecurityTxt(env, clock())),
  )
}
