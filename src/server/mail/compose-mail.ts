import type { PageLanguage } from '../../shared/languages.ts'
import { localizePath, paths } from '../../shared/paths.ts'
import type { Env } from '../platform/env.ts'
import { escapeMarkup } from '../platform/markup.ts'
import { translateIn } from '../platform/texts.ts'
import type { Mail } from './send-later.ts'

interface MailContent {
  to: string
  language: PageLanguage
  subject: string
  /** The usual greeting if undefined. */
  greeting?: string
  paragraphs: readonly string[]
  /** Names and values that are shown as a table, such as an amount and a date. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** Links, most important first. */
  actions?: readonly { name: string; url: string }[]
  /** Sender of the email and the reason for it. */
  footer: readonly string[]
}

/** Composes an email as plain text and as self-contained HTML. */
export function composeMail(mail: MailContent): Mail {
  const usual = { greeting: translateIn(mail.language)('mail.greeting'), facts: [], actions: [] }
  const content = { ...usual, ...mail }
  return {
    to: content.to,
    subject: oneLine(content.subject),
    text: toText(content),
    html: toHtml(content),
  }
}

/** Composes an email about the recipient's account. */
export function composeAccountMail(env: Env, mail: Omit<MailContent, 'footer'>): Mail {
  const t = translateIn(mail.language)
  const url = toPageUrl(env, mail.language, paths.contact)
  return composeMail({ ...mail, footer: [t('mail.shop'), t('mail.aboutAccount', { url })] })
}

export const toPageUrl = ({ ORIGIN }: Pick<Env, 'ORIGIN'>, language: PageLanguage, path: string) =>
  `${ORIGIN}${localizePath(language, path)}`

function toText({ language, greeting, paragraphs, facts, actions, footer }: Required<MailContent>): string {
  const t = translateIn(language)
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(([name, value]) => t('mail.fact', { name, value: oneLine(value) })).join('\n'),
    ...actions.map(({ name, url }) => `${name}\n${url}`),
    `-- \n${footer.join('\n')}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function toHtml({
  language,
  subject,
  greeting,
  paragraphs,
  facts,
  actions,
  footer,
}: Required<MailContent>): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};font-weight:normal;color:#666">${escapeMarkup(name)}</th><td style="${cell}">${escapeMarkup(value)}</td></tr>`,
  )
  const table = rows.length === 0 ? '' : `<table style="border-collapse:collapse">${rows.join('')}</table>`
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title></head>
<body style="font:16px/1.7 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:24px">
${[greeting, ...paragraphs].map((text) => `<p>${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`).join('\n')}
${table}
${actions.map(({ name, url }) => `<p><a href="${escapeMarkup(url)}">${escapeMarkup(name)}</a></p>`).join('\n')}
<p style="font-size:14px;color:#666">${footer.map(escapeMarkup).join('<br>')}</p>
</body>
</html>
`
}

const cell = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
