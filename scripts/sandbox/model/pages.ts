import type { FastifyInstance } from 'fastify'
import { escapeHtml, sendPage, formatPageTime } from '../pages/send-page.ts'
import { sentinels } from './sentinels.ts'
import type { ModelCall } from './call.ts'

const fakeName = 'Model fake'

/** Adds the model's page, which lists recent requests with their responses, and the sentinels. */
export function addModelPages(app: FastifyInstance, calls: readonly ModelCall[]): void {
  app.get('/', (_request, reply) => sendPage(reply, fakeName, 'Calls', listOf(calls)))

  app.get<{ Params: { number: string } }>('/calls/:number', ({ params }, reply) => {
    const call = calls.find(({ number }) => String(number) === params.number)
    if (call === undefined) return reply.callNotFound()
    return sendPage(reply, fakeName, `Call ${call.number}`, callOf(call))
  })
}

function listOf(calls: readonly ModelCall[]): string {
  const rows = calls.map(
    ({ number, at, status, promptTokens, completionTokens }) =>
      `<tr><td><a href="/calls/${number}">${number}</a><td>${formatPageTime(at)}<td>${status}<td>${promptTokens}<td>${completionTokens}</tr>`,
  )
  const table = `<table><tr><th>Call<th>Time (UTC)<th>Status<th>Tokens read<th>Tokens written</tr>${rows.join('\n')}</table>`
  const acts = Object.entries(sentinels).map(
    ([name, effect]) => `<dt><code>[[${name}]]</code><dd>${effect}</dd>`,
  )
  return `<h1>Model fake</h1>
<p>It speaks the protocol of OpenAI's chat completions and answers with a marked text that only looks like a translation.
Nothing leaves this machine. For real translations, set MODEL_URL, MODEL_API_KEY and MODEL_NAME before the demo starts.</p>
${rows.length === 0 ? '<p>Nothing was asked yet.</p>' : table}
<h2>Sentinels</h2>
<p>A text that holds one of these makes it misbehave; <code>[[fail 2]]</code> does so twice only.</p>
<dl>${acts.join('\n')}</dl>`
}

const callOf = ({ number, at, status, system, user, answer }: ModelCall) => `<p><a href="/">All calls</a></p>
<h1>Call ${number}</h1>
<p>${formatPageTime(at)} UTC, status ${status}</p>
<h2>What it was told</h2>
<pre>${escapeHtml(system)}</pre>
<h2>What it was asked</h2>
<pre>${escapeHtml(user)}</pre>
<h2>What it answered</h2>
<pre>${escapeHtml(answer)}</pre>`
