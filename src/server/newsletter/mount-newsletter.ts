import type { FastifyInstance } from 'fastify'
import { emailSchema } from '../../shared/auth/auth-schemas.ts'
import { defaultLanguage, pageLanguages, type PageLanguage } from '../../shared/languages.ts'
import {
  isSubscriptionKey,
  newsletterPath,
  type NewsletterState,
} from '../../shared/newsletter/newsletter.ts'
import { localizePath, paths } from '../../shared/paths.ts'
import { getClientNetwork } from '../platform/client-network.ts'
import type { Deps } from '../platform/deps.ts'
import { consumeRateLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { requestNewsletter } from './request-confirmation.ts'
import { confirmNewsletterSubscription, endNewsletterSubscription } from './subscription-queries.ts'
import { getNewsletterWeek } from './week.ts'

/** Limits newsletter subscriptions per network, because an office shares one. */
const newsletterLimitByNetwork = {
  scope: 'news/network',
  free: 5,
  windowSeconds: 60 * 60,
  maxWaitSeconds: 15 * 60,
}

type NewsletterFormDeps = Pick<Deps, 'db' | 'jobs' | 'env' | 'clock'>

const maxFormBytes = 4096

/**
 * Mounts the newsletter forms, which work without JavaScript, and one-click unsubscribe (RFC 8058). A form redirects to the page that shows the result. Cookies
 * are ignored: only address and key count.
 */
export function mountNewsletter(app: FastifyInstance, deps: NewsletterFormDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    // Some mail clients open the unsubscribe URL with GET instead of POST.
    scope.get<{ Querystring: PendingSubscription }>(newsletterPath, (request, reply) => {
      const { key, language } = request.query
      const query = typeof key === 'string' && isSubscriptionKey(key) ? `?mail=leave&key=${key}` : ''
      return reply.redirect(`${localizePath(languageOf(language), paths.news)}${query}#news-mail`, 302)
    })
    scope.post<{ Querystring: PendingSubscription }>(
      newsletterPath,
      { bodyLimit: maxFormBytes },
      async (request, reply) => {
        const sent = typeof request.body === 'string' ? request.body : ''
        if (/List-Unsubscribe["\s=]/.test(sent)) {
          const { key } = request.query
          if (typeof key === 'string' && isSubscriptionKey(key)) await endNewsletterSubscription(deps.db, key)
          return reply.code(200).type('text/plain').send('')
        }
        const form = new URLSearchParams(sent)
        const language = languageOf(form.get('language'))
        const state = await workOff(deps, form, { language, network: getClientNetwork(request.ip) })
        return reply.redirect(`${localizePath(language, paths.news)}?mail=${state}#news-mail`, 303)
      },
    )
  })
}

interface PendingSubscription {
  key?: unknown
  language?: unknown
}

const languageOf = (asked: unknown): PageLanguage =>
  pageLanguages.find((each) => each === asked) ?? defaultLanguage

async function workOff(
  deps: NewsletterFormDeps,
  form: URLSearchParams,
  { language, network }: { language: PageLanguage; network: string },
): Promise<NewsletterState> {
  const key = form.get('key') ?? ''
  if (form.get('do') === 'confirm') {
    const now = deps.clock()
    const known =
      isSubscriptionKey(key) &&
      (await confirmNewsletterSubscription(deps.db, key, { now, week: getNewsletterWeek(now).name }))
    return known ? 'confirmed' : 'gone'
  }
  if (form.get('do') === 'leave') {
    if (isSubscriptionKey(key)) await endNewsletterSubscription(deps.db, key)
    return 'left'
  }
  const email = emailSchema.safeParse(form.get('email')?.trim())
  if (!email.success) return 'invalid'
  // Bots fill in a field that users can't see.
  if ((form.get('website') ?? '') !== '') return 'asked'
  try {
    await consumeRateLimit(deps, newsletterLimitByNetwork, network)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return 'busy'
    throw error
  }
  await requestNewsletter(deps, { email: email.data, language })
  return 'asked'
}
