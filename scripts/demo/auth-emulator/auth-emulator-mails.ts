import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createTransport } from 'nodemailer'
import { escapeHtml } from '../../sandbox/pages/send-page.ts'

interface SentCode {
  email: string
  newEmail?: string
  requestType: string
  oobCode: string
  oobLink: string
}

const subjects: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'Reset your password',
  VERIFY_EMAIL: 'Verify your email address',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new email address',
  RECOVER_EMAIL: 'Your sign-in email address was changed',
}

const writes = /\/accounts:(?:sendOobCode|update|signUp)\b/

/**
 * Sends the emails that Firebase would send; the emulator only lists their links. If a link is part of a response, its caller
 * sends the email.
 */
export function createLinkMailer({
  url,
  projectId,
  smtpUrl,
}: Record<'url' | 'projectId' | 'smtpUrl', string>): (
  request: IncomingMessage,
  response: ServerResponse,
) => void {
  const transport = createTransport(smtpUrl)
  const known = new Set<string>()

  async function mailNew(answer: string): Promise<void> {
    const listed = await fetch(`${url}/emulator/v1/projects/${projectId}/oobCodes`)
    const { oobCodes } = (await listed.json()) as { oobCodes: SentCode[] }
    const fresh = oobCodes.filter(({ oobCode }) => !known.has(oobCode))
    for (const { oobCode } of fresh) known.add(oobCode)
    for (const { email, newEmail, requestType, oobCode, oobLink } of fresh) {
      if (answer.includes(oobCode)) continue
      await transport.sendMail({
        from: `noreply@${projectId}.firebaseapp.com`,
        to: newEmail ?? email,
        subject: subjects[requestType] ?? requestType,
        text: `Hello,\n\nFollow this link:\n\n${oobLink}\n\nIf you didn't ask for this, ignore this email.\n`,
      })
    }
  }

  return (request, response) => {
    if (request.method !== 'POST' || !writes.test(request.url ?? '')) return
    let answer = ''
    for (const name of ['write', 'end'] as const) {
      const send = response[name].bind(response) as (...sent: unknown[]) => never
      response[name] = (...sent: unknown[]) => {
        if (typeof sent[0] === 'string' || Buffer.isBuffer(sent[0])) answer += sent[0].toString()
        return send(...sent)
      }
    }
    response.once('finish', () => {
      mailNew(answer).catch((error: unknown) => console.error('A link could not be mailed:', error))
    })
  }
}

/** Adds a page that asks for a new password, as Firebase has one. The emulator expects the password in the URL. */
export function addPasswordResetPage(app: RequestListener): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const isReset = pathname === '/emulator/action' && searchParams.get('mode') === 'resetPassword'
    if (!isReset || searchParams.has('newPassword')) return app(request, response)
    const fields = [...searchParams].map(
      ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Reset your password</title>
<form>
<h1>Reset your password</h1>
<label>New password <input name="newPassword" type="password" minlength="6" autocomplete="new-password" required></label>
${fields.join('\n')}
<button>Save</button>
</form>
</html>`)
  }
}
