import type { PageLanguage } from '../../shared/languages.ts'
import { localizePath } from '../../shared/paths.ts'
import type { Env } from '../platform/env.ts'
import { escapeMarkup } from '../platform/markup.ts'
import { getTranslate } from '../platform/texts.ts'
import type { Mail } from './queries.ts'

interface MailContent {
  to: string
  language: PageLanguage
  subject: string
  /** Greeting of the recipient. The default greeting if undefined. */
  greeting?: string
  /** Title of the guide that the email is about, and the message of its giver. */
  cover?: { title: string; message?: string }
  paragraphs: readonly string[]
  /** Names and values that are shown as a table, such as an amount and a date. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** Links, most important first. The first one is shown as a button. */
  actions?: readonly { name: string; url: string }[]
  /** Sender of the email and the reason for it. */
  footer: readonly string[]
}

/** Composes an email as plain text and as self-contained HTML. */
export function composeMail(mail: MailContent): Mail {
  const usual = { greeting: getTranslate(mail.language)('mail.greeting'), facts: [], actions: [] }
  const content = { ...usual, ...mail }
  return {
    to: content.to,
    subject: oneLine(content.subject),
    text: toText(content),
    html: toHtml(content),
  }
}

export const toPageUrl = ({ ORIGIN }: Pick<Env, 'ORIGIN'>, language: PageLanguage, path: string) =>
  `${ORIGIN}${localizePath(language, path)}`

type CompleteContent = MailContent & Required<Pick<MailContent, 'greeting' | 'facts' | 'actions'>>

function toText({ language, greeting, cover, paragraphs, facts, actions, footer }: CompleteContent): string {
  const t = getTranslate(language)
  const blocks = [
    greeting,
    ...paragraphs,
    cover?.message ?? '',
    facts.map(([name, value]) => t('mail.fact', { name, value: oneLine(value) })).join('\n'),
    ...actions.map(({ name, url }) => `${name}\n${url}`),
    `-- \n${footer.join('\n')}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function toHtml(content: CompleteContent): string {
  const { language, subject, greeting, cover, paragraphs, facts, actions, footer } = content
  const [action, ...links] = actions
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title><style>${darkStyle}</style></head>
<body style="margin:0;background:#f6f4ef;color:#2a2622;font:16px/1.7 system-ui,sans-serif">
<table role="presentation" width="600" align="center" class="sheet" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse;background:#fffefb"><tr><td style="padding:24px">
<p style="margin-top:0;font-weight:bold">${escapeMarkup(getTranslate(language)('site.name'))}</p>
<p>${toMarkup(greeting)}</p>
${cover === undefined ? '' : drawCover(cover)}
${paragraphs.map((text) => `<p>${toMarkup(text)}</p>`).join('\n')}
${toTable(facts)}
${action === undefined ? '' : `<p style="margin:28px 0"><a href="${escapeMarkup(action.url)}" class="action" style="${button}">${escapeMarkup(action.name)}</a></p>`}
${links.map(({ name, url }) => `<p><a href="${escapeMarkup(url)}" style="color:#1f5c45">${escapeMarkup(name)}</a></p>`).join('\n')}
<p class="quiet" style="margin-bottom:0;border-top:1px solid #ddd7cb;padding-top:16px;font-size:14px;color:#635d55">${footer.map(escapeMarkup).join('<br>')}</p>
</td></tr></table>
</body>
</html>
`
}

/** Draws the guide's title as a book cover, from a table: loading an image would tell the shop when the email was opened. */
function drawCover({ title, message }: NonNullable<MailContent['cover']>): string {
  const quote = message === undefined ? '' : `<p style="margin:16px 0 0">${toMarkup(message)}</p>`
  return `<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td bgcolor="#22483d" style="width:8px;background:#22483d"></td><td bgcolor="#2b5a4c" style="padding:28px 24px;background:#2b5a4c;color:#e6f4ed"><strong style="font-size:22px;line-height:1.35">${escapeMarkup(title)}</strong>${quote}</td></tr></table>`
}

/** Returns a table with the values at the right edge, so that amounts stand below each other. */
function toTable(facts: CompleteContent['facts']): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" class="quiet" style="${cell};text-align:left;font-weight:normal;color:#635d55">${escapeMarkup(name)}</th><td style="${cell};text-align:right;font-variant-numeric:tabular-nums">${escapeMarkup(value)}</td></tr>`,
  )
  return `<table width="100%" style="border-collapse:collapse">${rows.join('')}</table>`
}

const cell = 'padding:8px 0;vertical-align:top;border-top:1px solid #ddd7cb'
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5c45;color:#fff;font-weight:bold;text-decoration:none'

/** The shop's dark colors, for mail programs with a dark theme. */
const darkStyle =
  '@media (prefers-color-scheme:dark){body{background:#171412!important;color:#eceae6!important}.sheet{background:#1e1b18!important}.quiet{color:#bcb6ad!important}a{color:#84d8b4!important}.action{background:#84d8b4!important;color:#0c241a!important}th,td,.quiet{border-color:#3b3733!important}}'

const toMarkup = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
