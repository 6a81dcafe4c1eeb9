import type { PageLanguage } from '../../../shared/languages.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { composeMail, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { translateIn } from '../../platform/texts.ts'

interface Change {
  to: string
  newEmail: string
  language: PageLanguage
}

/** Returns the email with the confirmation link, for the new address. The link is a secret, so the text is erased once sent. */
export function confirmEmailMail(env: Env, { newEmail, language }: Omit<Change, 'to'>, link: string): Mail {
  const t = translateIn(language)
  return {
    ...composeMail({
      to: newEmail,
      language,
      subject: t('mail.confirmEmailSubject'),
      greeting: t('mail.greeting'),
      paragraphs: [t('mail.confirmEmail')],
      facts: [],
      actions: [{ name: t('mail.confirmEmailAction'), url: link }],
      footer: footerOf(env, language),
    }),
    forgetWhenSent: true,
  }
}

/** Returns the notification for the old address, so that the owner notices a takeover of the account. */
export function emailChangedMail(env: Env, { to, newEmail, language }: Change): Mail {
  const t = translateIn(language)
  const contact = { name: t('mail.contact'), url: addressOf(env, language, paths.contact) }
  return composeMail({
    to,
    language,
    subject: t('mail.emailChangedSubject'),
    greeting: t('mail.greeting'),
    paragraphs: [t('mail.emailChanged')],
    facts: [[t('mail.newEmail'), newEmail]],
    actions: [contact],
    footer: footerOf(env, language),
  })
}

const addressOf = ({ ORIGIN }: Env, language: PageLanguage, path: string) =>
  `${ORIGIN}${localizePath(language, path)}`

function footerOf(env: Env, language: PageLanguage): string[] {
  const t = translateIn(language)
  return [t('mail.shop'), t('mail.aboutAccount', { url: addressOf(env, language, paths.contact) })]
}
