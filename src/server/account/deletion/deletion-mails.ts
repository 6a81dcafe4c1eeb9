import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { composeAccountMail, toPageUrl, type Mail } from '../../mail/index.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'

/** Confirms a requested deletion. The email contains a secret link that cancels the deletion, so its text is erased once it is sent. */
export function composeDeletionRequestedMail(
  env: Env,
  to: string,
  { language, dueAt, key }: { language: PageLanguage; dueAt: Date; key: string },
): Mail {
  const t = getTranslate(language)
  const date = formatDay(language, dueAt)
  const mail = composeAccountMail(env, {
    to,
    language,
    subject: t('mail.deletionAskedSubject', { date }),
    paragraphs: [t('mail.deletionAsked', { date }), t('mail.deletionUndo')],
    // The key is in the URL fragment, which browsers never send, so that no access log contains it.
    actions: [{ name: t('keep.action'), url: toPageUrl(env, language, `${paths.keepAccount}#${key}`) }],
  })
  return { ...mail, forgetWhenSent: true }
}

export function composeDeletionCanceledMail(env: Env, to: string, language: PageLanguage): Mail {
  const t = getTranslate(language)
  return composeAccountMail(env, {
    to,
    language,
    subject: t('mail.deletionUndoneSubject'),
    paragraphs: [t('mail.deletionUndone')],
    actions: [{ name: t('mail.openAccount'), url: toPageUrl(env, language, paths.profile) }],
  })
}

/** Confirms that the account was deleted. The text and the address are erased once the email is sent. */
export function composeDeletionDoneMail(env: Env, to: string, language: PageLanguage): Mail {
  const t = getTranslate(language)
  const mail = composeAccountMail(env, {
    to,
    language,
    subject: t('mail.deletionDoneSubject'),
    paragraphs: [t('mail.deletionDone'), t('mail.deletionKept')],
  })
  return { ...mail, forgetWhenSent: true }
}
