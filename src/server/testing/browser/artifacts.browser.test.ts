import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { saveArtifacts } from './artifacts.ts'
import { openContext, listOpenedContexts } from './contexts.ts'

test("a failed browser test saves screenshots, the browser's messages and the server's log", async () => {
  const context = await openContext()
  await context.route('http://shop.test/**', (route) =>
    route.request().url().endsWith('/missing.png')
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          contentType: 'text/html',
          body: `<img src="/missing.png"><script>console.warn('careful'); throw new Error('broken', { cause: new Error('torn') })</script>`,
        }),
  )
  for (const name of ['first', 'second']) await (await context.newPage()).goto(`http://shop.test/${name}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'artifacts-'))

  await saveArtifacts({
    file: 'src/pages/cart.browser.test.ts',
    title: 'the cart > shows “¥200”, once',
    contexts: listOpenedContexts(),
    serverLines: ['{"level":50,"msg":"failed"}'],
    folder,
  })

  const results = path.join(folder, 'cart.browser-the-cart-shows-200-once')
  expect((await readdir(results)).toSorted()).toEqual([
    'browser.log',
    'page-1.png',
    'page-2.png',
    'server.log',
  ])
  const log = await readFile(path.join(results, 'browser.log'), 'utf8')
  expect(log).toContain('page-1.png http://shop.test/first\npage-2.png http://shop.test/second\n')
  expect(log).toContain('http://shop.test/first warning: careful\n')
  expect(log).toContain('http://shop.test/first page error: Error: broken\n')
  expect(log).toContain('caused by Error: torn\n')
  expect(log).toContain('GET http://shop.test/missing.png answered 404\n')
  expect(await readFile(path.join(results, 'server.log'), 'utf8')).toBe('{"level":50,"msg":"failed"}\n')
  await rm(folder, { recursive: true })
})
