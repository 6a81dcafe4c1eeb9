import { expect, test } from 'vitest'
import { contentOf } from './content-of.ts'

test.each([
  ['JSON is what it says', Response.json({ canView: true }), { canView: true }],
  ['nothing is an empty object', new Response(null, { status: 204 }), {}],
  ['text is wrapped', new Response('hello'), { content: 'hello' }],
  [
    'JSON that is none is wrapped',
    new Response('<p>', { headers: { 'content-type': 'application/json' } }),
    { content: '<p>' },
  ],
])('%s', async (_title, answer, content) => {
  expect(await contentOf(answer)).toEqual(content)
})
