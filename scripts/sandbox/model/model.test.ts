import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ModelCall } from './call.ts'
import { type ModelSandbox, sandboxModel, startModelServer } from './server.ts'

let model: ModelSandbox
let client: OpenAI
beforeAll(async () => {
  model = await startModelServer()
  client = new OpenAI({ baseURL: model.modelUrl, apiKey: 'key', maxRetries: 0 })
})
afterAll(() => model.close())

const ask = (content: string, system = 'Translate into Japanese.') =>
  client.chat.completions.create({
    model: sandboxModel,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content },
    ],
  })
const textOf = async (content: string, system?: string) =>
  (await ask(content, system)).choices[0]?.message.content

test('the fake model always gives the same prompt the same complete answer, with token counts', async () => {
  const [one, other] = [await ask('Good morning.'), await ask('Good morning.')]

  expect(one.choices[0]).toEqual(other.choices[0])
  expect(one.choices[0]?.finish_reason).toBe('stop')
  expect(one.usage?.total_tokens).toBe((one.usage?.prompt_tokens ?? 0) + (one.usage?.completion_tokens ?? 0))
})

test('the fake model keeps the names and terms of the prompt in its translation', async () => {
  const system =
    'Translate into Japanese.\n\nNames, which stay:\n- Canva\n\nTerms:\n- side hustle -> 副業 (never: サイドハッスル)\n- invoice (never: インボイス)'

  expect(await textOf('Canva for side hustles', system)).toMatch(/^Canva 【訳】[ぁ-ん]+副業$/)
  expect(await textOf('Canva for an invoice', system)).toMatch(/^Canva 【訳】[ぁ-ん]+$/)
})

test('a sentinel with a number affects that many calls of the fake model', async () => {
  const text = 'A text of this test. [[fail 2]]'

  await expect(ask(text)).rejects.toMatchObject({ status: 500 })
  await expect(ask(text)).rejects.toMatchObject({ status: 500 })
  expect(await textOf(text)).toContain('[[fail 2]]')
})

test('the fake model rejects a missing key and an unknown model like OpenAI', async () => {
  const answer = await fetch(`${model.modelUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: sandboxModel, messages: [] }),
  })

  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ error: { code: 'invalid_api_key' } })
  await expect(client.chat.completions.create({ model: 'gpt-5', messages: [] })).rejects.toMatchObject({
    status: 404,
    code: 'model_not_found',
  })
})

test('the fake model’s page shows requests and sentinels without running their content', async () => {
  await ask('<script>alert(1)</script>')
  const [latest] = (await (await fetch(`${model.url}/_sandbox/calls`)).json()) as ModelCall[]

  const list = await (await fetch(model.url)).text()
  const page = await (await fetch(`${model.url}/calls/${latest?.number}`)).text()

  expect(list).toContain('<code>[[break-link]]</code>')
  expect(list).toContain(`<a href="/calls/${latest?.number}">`)
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect((await fetch(`${model.url}/calls/999`)).status).toBe(404)
})
