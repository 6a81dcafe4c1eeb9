import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { composeUserMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'

/** Confirms a requested deletion. The email contains a secret link that cancels the deletion, so its text is erased once it is sent. */
export function composeDeletionRequestedMail(
  env: Env,
  to: string,
  { language, dueAt, key }: { language: PageLanguage; dueAt: Date; key: string },
): Mail {
  const date = formatDay(language, dueAt)
  const mail = composeUserMail(env, { to, language }, (t) => ({
    subject: t('mail.deletionAskedSubject', { date }),
    paragraphs: [t('mail.deletionAsked', { date }), t('mail.deletionUndo')],
    // The key is in the URL fragment, which browsers never send, so that no access log contains it.
    actions: [[t('keep.action'), `${paths.keepAccount}#${key}`]],
    footer: 'mail.aboutAccount',
  }))
  return { ...mail, forgetWhenSent: true }
}

export function composeDeletionCanceledMail(env: Env, to: string, language: PageLanguage): Mail {
  return composeUserMail(env, { to, language }, (t) => ({
    subject: t('mail.deletionUndoneSubject'),
    paragraphs: [t('mail.deletionUndone')],
    actions: [[t('mail.openAccount'), paths.profile]],
    footer: 'mail.aboutAccount',
  }))
}

/** Confirms that the account was deleted. The text and the address are erased once the email is sent. */
export function composeDeletionDoneMail(env: Env, to: string, language: PageLanguage): Mail {
  const mail = composeUserMail(env, { to, language }, (t) => ({
    subject: t('mail.deletionDoneSubject'),
    paragraphs: [t('mail.deletionDone'), t('mail.deletionKept')],
    footer: 'mail.aboutAccount',
  }))
  return { ...mail, forgetWhenSent: true }
}
