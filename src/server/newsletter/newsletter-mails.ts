import { localizeTitle, type GuideSummary } from '../../shared/guides/guides.ts'
import { newsletterPath, type NewsletterState } from '../../shared/newsletter/newsletter.ts'
import { paths } from '../../shared/paths.ts'
import { composeMail, toPageUrl, type Mail } from '../mail/index.ts'
import type { Env } from '../platform/env.ts'
import { getTranslate } from '../platform/texts.ts'
import type { NewsletterSubscriber } from './subscription-queries.ts'

type Origin = Pick<Env, 'ORIGIN'>

/** Returns the URL of the page with the confirm or unsubscribe button. A link must not act by itself, because mail scanners open it. */
const pressAt = (env: Origin, { language, key }: NewsletterSubscriber, mail: NewsletterState) =>
  `${toPageUrl(env, language, paths.news)}?mail=${mail}&key=${key}#news-mail`

/** Returns the email with the confirmation link. Its text is erased once sent, because the link is a secret. */
export function composeConfirmationMail(env: Origin, asked: NewsletterSubscriber): Mail {
  const { email, language } = asked
  const t = getTranslate(language)
  const mail = composeMail({
    to: email,
    language,
    subject: t('news.mail.confirmSubject'),
    greeting: t('news.mail.greeting'),
    paragraphs: [t('news.mail.confirm')],
    actions: [{ name: t('news.confirm.action'), url: pressAt(env, asked, 'confirm') }],
    footer: [t('site.name'), t('news.mail.notYou')],
  })
  return { ...mail, forgetWhenSent: true }
}

interface WeeklyGuides {
  fresh: readonly GuideSummary[]
  improved: readonly GuideSummary[]
}

export function composeWeeklyMail(
  env: Origin,
  asked: NewsletterSubscriber,
  { fresh, improved }: WeeklyGuides,
): Mail {
  const { email, language, key } = asked
  const t = getTranslate(language)
  const link = (card: GuideSummary) => ({
    name: localizeTitle(language, card).text,
    url: toPageUrl(env, language, paths.guide(card.id)),
  })
  const mail = composeMail({
    to: email,
    language,
    subject:
      fresh.length > 0 ? t('news.mail.subject', { count: fresh.length }) : t('news.mail.subjectImproved'),
    greeting: t('news.mail.greeting'),
    paragraphs: [
      ...(fresh.length > 0 ? [t('news.mail.fresh', { count: fresh.length })] : []),
      ...(improved.length > 0 ? [t('news.mail.improved', { count: improved.length })] : []),
    ],
    actions: [
      ...[...fresh, ...improved].map(link),
      { name: t('news.mail.all'), url: toPageUrl(env, language, paths.news) },
      { name: t('news.leave.action'), url: pressAt(env, asked, 'leave') },
    ],
    footer: [t('site.name'), t('news.mail.why')],
  })
  return {
    ...mail,
    leaveUrl: `${env.ORIGIN}${newsletterPath}?language=${language}&key=${key}`,
    forgetWhenSent: true,
  }
}
