import { expect, test } from 'vitest'
import { createRest } from './rest.ts'

test.each([
  ['JSON is what it says', Response.json({ canView: true }), { canView: true }],
  ['nothing is an empty object', new Response(null, { status: 204 }), {}],
  ['text is wrapped', new Response('hello'), { content: 'hello' }],
  [
    'JSON that is none is wrapped',
    new Response('<p>', { headers: { 'content-type': 'application/json' } }),
    { content: '<p>' },
  ],
])('%s', async (_title, response, content) => {
  const rest = createRest(async () => response)

  expect(await rest('createSubscription', { language: 'en' })).toEqual(content)
})
