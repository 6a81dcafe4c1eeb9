import type { FastifyReply } from 'fastify'

/** Sends an HTML page of a fake. Its content security policy allows no scripts and loads no resources. */
export function sendPage(reply: FastifyReply, fakeName: string, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'",
    ).send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · ${fakeName}</title>
<style>
  :root { color-scheme: light dark }
  body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; vertical-align: top; padding: .4rem 1rem .4rem 0; border-bottom: 1px solid #8884 }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem }
  dd { margin: 0 }
  pre { white-space: pre-wrap; font: inherit; border: 1px solid #8884; border-radius: .5rem; padding: 1rem }
  iframe { width: 100%; height: 40rem; border: 1px solid #8884; border-radius: .5rem }
</style>
${body}
</html>`)
}

export const formatPageTime = (iso: string) => iso.replace('T', ' ').slice(0, 19)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
