import type { FastifyInstance } from 'fastify'
import { isSubscriptionKey } from '../../../shared/newsletter/newsletter.ts'
import { stepMailPath } from '../../../shared/progress/step-mail-path.ts'
import { defaultLanguage, pageLanguages, type PageLanguage } from '../../../shared/languages.ts'
import type { AccessDeps } from '../../access/index.ts'
import { getUnsubscribePagePath, getNewsletterPagePath } from './unsubscribe-page-paths.ts'
import { deleteStepReminderOptInByKey } from './reminder-queries.ts'

const largestFormBytes = 4096

interface Asked {
  key?: unknown
  language?: unknown
}

/**
 * Mounts the unsubscribe form for step reminders, which needs no login, and one-click unsubscribe (RFC 8058). GET changes nothing, because mail scanners open
 * links.
 */
export function mountStepReminderUnsubscribe(app: FastifyInstance, { db }: Pick<AccessDeps, 'db'>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.get<{ Querystring: Asked }>(stepMailPath, (request, reply) => {
      const { key } = request.query
      const known = typeof key === 'string' && isSubscriptionKey(key) ? key : undefined
      return reply.redirect(getUnsubscribePagePath(languageOf(request.query.language), known), 302)
    })
    scope.post<{ Querystring: Asked }>(
      stepMailPath,
      { bodyLimit: largestFormBytes },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const sent = new URLSearchParams(body)
        // Mail clients send the field `List-Unsubscribe` in a URL-encoded or multipart form.
        const isProgram = /List-Unsubscribe["\s=]/.test(body)
        const key = isProgram ? request.query.key : sent.get('key')
        if (typeof key === 'string' && isSubscriptionKey(key)) await deleteStepReminderOptInByKey(db, key)
        return isProgram
          ? reply.code(200).type('text/plain').send('')
          : reply.redirect(getNewsletterPagePath(languageOf(sent.get('language')), 'left-steps'), 303)
      },
    )
  })
}

const languageOf = (asked: unknown): PageLanguage =>
  pageLanguages.find((each) => each === asked) ?? defaultLanguage
