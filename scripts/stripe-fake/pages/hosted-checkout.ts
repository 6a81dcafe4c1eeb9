import type { FastifyInstance, FastifyReply } from 'fastify'
import type Stripe from 'stripe'
import { buildSuccessUrl } from '../objects/checkout-sessions.ts'
import { requireObject } from '../protocol/errors.ts'
import type { FormObject } from '../protocol/form-encoding.ts'
import { renderCheckoutPage, renderFinishedPage } from './hosted-checkout-page.ts'
import { type SessionOutcome, payCheckoutSession, resumeCheckoutSession } from './pay-session.ts'
import { type StripeFake, createCallContext } from '../state/stripe-fake.ts'

type PageRequest = { Params: { id: string }; Querystring: { email?: string }; Body: FormObject }

/** Content security policy. The page works without scripts and can't be framed, like Stripe's page. */
const policy = "default-src 'none'; style-src 'self'; form-action *; base-uri 'none'; frame-ancestors 'none'"

/** Adds the page on which a buyer pays a Checkout Session. */
export function addHostedCheckout(app: FastifyInstance, sandbox: StripeFake): void {
  const { state, save } = sandbox.store
  const sessionOf = (id: string) => requireObject(state.checkoutSessions, 'checkout.session', id)
  const sceneAt = (origin: string) => createCallContext(sandbox, origin, { id: null, idempotency_key: null })

  async function answer(
    reply: FastifyReply,
    session: Stripe.Checkout.Session,
    outcome: SessionOutcome,
    email: string,
  ): Promise<FastifyReply> {
    await save()
    sandbox.taskQueue.wake()
    switch (outcome.do) {
      case 'return':
        return reply.redirect(buildSuccessUrl(session), 303)
      case 'challenge':
        return reply.redirect(outcome.url, 303)
      case 'retry':
        return send(reply.code(402), renderCheckoutPage(state, session, { email, problem: outcome.message }))
    }
  }

  app.get<PageRequest>('/c/pay/:id', (request, reply) => {
    const session = sessionOf(request.params.id)
    return send(
      reply,
      session.status === 'open' ? renderCheckoutPage(state, session) : renderFinishedPage(session),
    )
  })

  app.post<PageRequest>('/c/pay/:id', (request, reply) => {
    const session = sessionOf(request.params.id)
    if (session.status !== 'open') return send(reply, renderFinishedPage(session))
    const origin = `${request.protocol}://${request.host}`
    const email = textOf(request.body['email'])
    const returnUrl = `${origin}/c/pay/${session.id}/authenticated?email=${encodeURIComponent(email)}`
    const card = { number: textOf(request.body['number']), email }
    return answer(reply, session, payCheckoutSession(sceneAt(origin), session, card, returnUrl), email)
  })

  app.get<PageRequest>('/c/pay/:id/authenticated', (request, reply) => {
    const session = sessionOf(request.params.id)
    if (session.status === 'complete') return reply.redirect(buildSuccessUrl(session), 303)
    const email = request.query.email ?? ''
    const context = sceneAt(`${request.protocol}://${request.host}`)
    return answer(reply, session, resumeCheckoutSession(context, session, email), email)
  })
}

const textOf = (value: FormObject[string] | undefined) => (typeof value === 'string' ? value : '')

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'DENY',
    })
    .send(html)
}
