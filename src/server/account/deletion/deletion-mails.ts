import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { pathIn, paths } from '../../../shared/paths.ts'
import { composeMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { translateIn } from '../../platform/texts.ts'

interface Said {
  subject: string
  paragraphs: string[]
  actions?: { name: string; url: string }[]
}

/** The link in it takes the deletion back, so nothing of this mail is kept. Its key never leaves the browser's address. */
export function deletionAskedMail(
  env: Env,
  to: string,
  { language, dueAt, key }: { language: PageLanguage; dueAt: Date; key: string },
): Mail {
  const t = translateIn(language)
  const date = formatDay(language, dueAt)
  const mail = mailAbout(env, to, language, {
    subject: t('mail.deletionAskedSubject', { date }),
    paragraphs: [t('mail.deletionAsked', { date }), t('mail.deletionUndo')],
    // The key opens it without logging in, and stays in the browser.
    actions: [{ name: t('mail.keepAccount'), url: addressOf(env, language, `${paths.keepAccount}#${key}`) }],
  })
  return { ...mail, forgetWhenSent: true }
}

export function deletionUndoneMail(env: Env, to: string, language: PageLanguage): Mail {
  const t = translateIn(language)
  return mailAbout(env, to, language, {
    subject: t('mail.deletionUndoneSubject'),
    paragraphs: [t('mail.deletionUndone')],
    actions: [{ name: t('mail.openAccount'), url: addressOf(env, language, paths.profile) }],
  })
}

/** The last that this person hears of the shop; the address goes with it. */
export function deletionDoneMail(env: Env, to: string, language: PageLanguage): Mail {
  const t = translateIn(language)
  const mail = mailAbout(env, to, language, {
    subject: t('mail.deletionDoneSubject'),
    paragraphs: [t('mail.deletionDone'), t('mail.deletionKept')],
  })
  return { ...mail, forgetWhenSent: true }
}

const addressOf = ({ ORIGIN }: Env, language: PageLanguage, path: string) =>
  `${ORIGIN}${pathIn(language, path)}`

function mailAbout(
  env: Env,
  to: string,
  language: PageLanguage,
  { subject, paragraphs, actions = [] }: Said,
): Mail {
  const t = translateIn(language)
  return composeMail({
    to,
    language,
    subject,
    greeting: t('mail.greeting'),
    paragraphs,
    facts: [],
    actions,
    footer: [t('mail.shop'), t('mail.aboutAccount', { url: addressOf(env, language, paths.contact) })],
  })
}
