import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { renderAnsweredPage, renderChallengePage } from './challenge-page.ts'
import { requireObject } from '../protocol/errors.ts'
import type { FormObject } from '../protocol/form-encoding.ts'
import { completeChallenge } from '../objects/payment-attempt.ts'
import { type StripeFake, createCallContext } from '../state/stripe-fake.ts'
import { composeScript } from '../stripe-js/compose-script.ts'

const shopModules = [
  'integration-error',
  'emitter',
  'wording',
  'browser-api',
  'payment-element',
  'elements',
  'next-action',
  'confirm-payment',
  'stripe',
]
const frameModules = ['wording', 'browser-api', 'card-fields', 'card-form', 'card-frame']

const scripts: Record<string, () => Promise<string>> = {
  '/basil/stripe.js': once(() => composeScript(shopModules, 'installStripe')),
  '/stripe-js/card-frame.js': once(() => composeScript(frameModules, 'startCardFrame')),
  '/stripe-js/challenge-answered.js': once(() => readText('challenge-answered.js')),
}

const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'"

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

const readText = (name: string) => readFile(new URL(`../stripe-js/${name}`, import.meta.url), 'utf8')

/** Adds what a buyer's browser loads: the script, the frame of the card form, and the bank's page. */
export function addBrowserPages(app: FastifyInstance, sandbox: StripeFake): void {
  for (const [path, script] of Object.entries(scripts)) {
    app.get(path, async (_request, reply) =>
      reply
        .headers({
          'Content-Type': 'text/javascript; charset=utf-8',
          'Access-Control-Allow-Origin': '*',
          'Cross-Origin-Resource-Policy': 'cross-origin',
          'Cache-Control': 'no-cache',
        })
        .send(await script()),
    )
  }
  app.get('/stripe-js/frame.css', async (_request, reply) =>
    reply.header('Content-Type', 'text/css; charset=utf-8').send(await readText('frame.css')),
  )
  app.get('/elements/card', async (_request, reply) => sendPage(reply, await readText('card-frame.html')))
  addChallenge(app, sandbox)
}

type ChallengeRequest = {
  Params: { source: string }
  Querystring: { parent?: string; locale?: string }
  Body: FormObject
}

function addChallenge(app: FastifyInstance, sandbox: StripeFake): void {
  const { state, save } = sandbox.store
  const path = '/redirect/authenticate/:source'

  app.get<ChallengeRequest>(path, ({ params, query, headers }, reply) => {
    const challenge = requireObject(state.challenges, 'source', params.source)
    const intent = requireObject(state.paymentIntents, 'payment_intent', challenge.paymentIntent)
    const language = languageOf(query.locale ?? headers['accept-language'])
    return sendPage(reply, renderChallengePage(intent, language))
  })

  app.post<ChallengeRequest>(path, async ({ params, query, body, headers, protocol, host }, reply) => {
    const context = createCallContext(sandbox, `${protocol}://${host}`, { id: null, idempotency_key: null })
    const intent = completeChallenge(context, params.source, body['outcome'] === 'complete')
    await save()
    sandbox.taskQueue.wake()
    const { returnUrl } = requireObject(state.challenges, 'source', params.source)
    if (returnUrl !== null && !query.parent) {
      const address = new URL(returnUrl)
      address.searchParams.set('payment_intent', intent.id)
      address.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
      address.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
      return reply.redirect(address.href, 303)
    }
    const language = languageOf(query.locale ?? headers['accept-language'])
    return sendPage(reply, renderAnsweredPage(language, query.parent))
  })
}

const languageOf = (wanted: string | undefined) => (wanted?.toLowerCase().startsWith('ja') ? 'ja' : 'en')

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': framePolicy })
    .send(html)
}
