import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { parseVisibleTexts } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'
import { Refusal } from '../../platform/refusal.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2, isFreePreview: true })

/** Headers that a browser sends when it requests a page. */
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

async function look(path: string, method: 'GET' | 'POST' = 'GET') {
  const answer = await shop.app.inject({ method, url: path, headers: browser })
  const language = /<html lang="(\w+)"/.exec(answer.body)?.[1]
  return { ...answer, status: answer.statusCode, language, said: parseVisibleTexts(answer.body) }
}
type Seen = Awaited<ReturnType<typeof look>>

/** Expects an error page with language, heading, links, request id, security headers and no scripts. */
function expectHelpfulPage({ headers, body, language, said }: Seen, wanted: 'en' | 'ja'): void {
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toMatch(/no-store/)
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(language).toBe(wanted)
  expect(body).toMatch(/<h1[^>]*>[^<]{5,}/)
  expect(body).toContain(`href="${wanted === 'ja' ? '/ja' : ''}/guides"`)
  expect(body).toContain('noindex')
  expect(body).not.toContain('<script type="module"')
  expect(body).not.toMatch(/ style="/)
  expect(said.some(({ text }) => text.includes(String(headers['x-request-id'])))).toBe(true)
  const foreign = said.filter(
    ({ text, language: of }) =>
      of === 'ja' && /[A-Za-z]{2,} [A-Za-z]{2,}/.test(text.replaceAll('AI Income Guides', '')),
  )
  expect(foreign).toEqual([])
}

describe.each([
  ['en', ''],
  ['ja', '/ja'],
] as const)('error pages in %s', (language, prefix) => {
  test.each(['/guide/%E0%A4%A', '/%zz', '/guides/%'])(
    'a browser that requests the malformed URL %s gets an error page with status 400',
    async (path) => {
      const seen = await look(`${prefix}${path}`)
      expect(seen.status).toBe(400)
      expectHelpfulPage(seen, language)
    },
  )

  test('a page that fails with a database error shows a 500 page with the request id', async () => {
    await sql`alter table guides rename column content_en to gone`.execute(shop.deps.db)
    const seen = await look(`${prefix}/guide/2`)
    await sql`alter table guides rename column gone to content_en`.execute(shop.deps.db)
    expect(seen.status).toBe(500)
    expectHelpfulPage(seen, language)
    expect(shop.unexpectedErrors().join()).toMatch(/gone|content_en/)
    expect(seen.body).not.toMatch(/content_en|select /)
  })

  test('an unavailable page shows a 503 page with Retry-After', async () => {
    const { deps } = shop
    const found = deps.catalogue.current
    deps.catalogue.current = () => {
      throw new Refusal('unavailable', 'out of reach', { retryAfterSeconds: 7 })
    }
    const seen = await look(`${prefix}/guides`)
    deps.catalogue.current = found
    expect([seen.status, seen.headers['retry-after']]).toEqual([503, '7'])
    expectHelpfulPage(seen, language)
    expect(seen.body).toContain(`href="${prefix}/guides"`)
  })

  test('a POST to a page shows a 405 page and names the allowed methods', async () => {
    const seen = await look(`${prefix}/guide/1`, 'POST')
    expect([seen.status, seen.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expectHelpfulPage(seen, language)
    expect(seen.body).toContain(`href="${prefix}/guide/1"`)
  })
})

test.each(['/api/guides/%zz', '/trpc/%zz', '/assets/%zz.js'])(
  'the malformed API or asset URL %s returns JSON with status 400',
  async (path) => {
    const { status, headers, body } = await look(path)
    expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid-input' })
  },
)

test('a failing page returns JSON to a client that does not ask for HTML', async () => {
  const { status, headers } = await shop.visit('/guide/%E0%A4%A', undefined, { accept: '*/*' })
  expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
})
