import type { PageLanguage } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { composeMail, composeUserMail, toPageUrl, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'

interface Change {
  to: string
  newEmail: string
  language: PageLanguage
}

/** Returns the email with the confirmation link, for the new address. The link is a secret, so the text is erased once sent. */
export function composeEmailConfirmationMail(
  env: Env,
  { newEmail, language }: Omit<Change, 'to'>,
  link: string,
): Mail {
  const t = getTranslate(language)
  const mail = composeMail({
    to: newEmail,
    language,
    subject: t('mail.confirmEmailSubject'),
    paragraphs: [t('mail.confirmEmail')],
    actions: [{ name: t('mail.confirmEmailAction'), url: link }],
    footer: [t('site.name'), t('mail.aboutAccount', { url: toPageUrl(env, language, paths.contact) })],
  })
  return { ...mail, forgetWhenSent: true }
}

/** Returns the notification for the old address, so that the owner notices a takeover of the account. */
export function composeEmailChangedMail(env: Env, { to, newEmail, language }: Change): Mail {
  return composeUserMail(env, { to, language }, (t) => ({
    subject: t('mail.emailChangedSubject'),
    paragraphs: [t('mail.emailChanged')],
    facts: [[t('mail.newEmail'), newEmail]],
    actions: [[t('mail.contact'), paths.contact]],
    footer: 'mail.aboutAccount',
  }))
}
