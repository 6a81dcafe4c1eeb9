import type { PageLanguage } from '../../shared/languages.ts'
import { paths } from '../../shared/paths.ts'
import type { Translate } from '../../shared/texts/translate.ts'
import type { Env } from '../platform/env.ts'
import { getTranslate } from '../platform/texts.ts'
import { composeMail, toPageUrl } from './compose-mail.ts'
import type { Mail } from './queries.ts'

type MailContent = Omit<Parameters<typeof composeMail>[0], 'to' | 'language' | 'actions' | 'footer'> & {
  /** Links to pages of the shop, most important first. */
  actions?: readonly (readonly [name: string, path: string])[]
  /** Text key of the footer line with the contact page. The line for buyers if undefined. */
  footer?: 'gift.mail.readerWhy' | 'gift.mail.why' | 'mail.aboutAccount'
}

/** Composes an email to a user, such as a buyer or the recipient of a gift, with links to pages in the email's language. */
export function composeUserMail(
  env: Env,
  { to, language }: { to: string; language: PageLanguage },
  write: (t: Translate) => MailContent,
): Mail {
  const t = getTranslate(language)
  const { footer = 'mail.noReply', actions = [], ...content } = write(t)
  return composeMail({
    ...content,
    to,
    language,
    actions: actions.map(([name, path]) => ({ name, url: toPageUrl(env, language, path) })),
    footer: [t('site.name'), t(footer, { url: toPageUrl(env, language, paths.contact) })],
  })
}
