import type { PageLanguage } from '../../shared/languages.ts'
import { localizePath, paths } from '../../shared/paths.ts'
import type { Translate } from '../../shared/texts/translate.ts'
import { composeMail, type Mail } from '../mail/index.ts'
import type { Env } from '../platform/env.ts'
import { translateIn } from '../platform/texts.ts'

interface MailContent {
  subject: string
  /** That of emails to buyers if undefined. */
  greeting?: string
  paragraphs: readonly string[]
  facts?: Parameters<typeof composeMail>[0]['facts']
  /** Links to pages of the shop, most important first. */
  actions: readonly (readonly [name: string, path: string])[]
  /** Text of the footer that names the contact page. That of emails to buyers if undefined. */
  footer?: 'gift.mail.readerWhy' | 'gift.mail.why'
}

/** Composes an email to a buyer or to the recipient of a gift, with links to pages in the email's language. */
export function composeUserMail(
  { ORIGIN }: Env,
  { to, language }: { to: string; language: PageLanguage },
  write: (t: Translate) => MailContent,
): Mail {
  const t = translateIn(language)
  const urlOf = (path: string) => `${ORIGIN}${localizePath(language, path)}`
  const { footer = 'mail.noReply', actions, ...content } = write(t)
  return composeMail({
    to,
    language,
    greeting: t('mail.greeting'),
    facts: [],
    ...content,
    actions: actions.map(([name, path]) => ({ name, url: urlOf(path) })),
    footer: [t('mail.shop'), t(footer, { url: urlOf(paths.contact) })],
  })
}
