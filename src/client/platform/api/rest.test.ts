import { expect, test } from 'vitest'
import { createRest } from './rest.ts'

test.each([
  ['rest() returns a JSON body', Response.json({ canView: true }), { canView: true }],
  ['rest() returns an empty object for an empty body', new Response(null, { status: 204 }), {}],
  ['rest() wraps a text body', new Response('hello'), { content: 'hello' }],
  [
    'rest() wraps a body that is wrongly declared as JSON',
    new Response('<p>', { headers: { 'content-type': 'application/json' } }),
    { content: '<p>' },
  ],
])('%s', async (_title, response, content) => {
  const rest = createRest(async () => response)

  expect(await rest('createSubscription', { language: 'en' })).toEqual(content)
})
