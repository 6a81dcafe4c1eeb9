import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../protocol/html.ts'
import { formatMoney } from '../protocol/money.ts'
import type { StripeFake } from '../state/stripe-fake.ts'
import type { StripeState } from '../state/state.ts'
import { testCards } from '../state/test-cards.ts'

const shownPayments = 100

export function addOverviewPage(app: FastifyInstance, { store }: StripeFake): void {
  app.get('/', (_request, reply) =>
    reply
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .send(overviewPage(store.state)),
  )
}

function overviewPage(state: StripeState): string {
  const payments = Object.values(state.paymentIntents)
    .toReversed()
    .slice(0, shownPayments)
    .map((intent) => [
      new Date(intent.created * 1000).toISOString().replace('T', ' ').slice(0, 19),
      formatMoney(intent.amount, intent.currency),
      intent.status,
      intent.description ?? '',
      nameOf(state, intent.customer),
      intent.id,
    ])
  const cards = testCards.map((card) => [spaced(card.number), card.result, card.id])
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stripe fake</title>
<style>
  :root { color-scheme: light dark }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
  th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8884 }
</style>
<h1>Stripe fake</h1>
<p>Nothing here is real money. Any future date and any security code will do.</p>
<h2>Payments</h2>
${table(['Time (UTC)', 'Amount', 'Status', 'Description', 'Customer', 'Id'], payments)}
<h2>Cards</h2>
${table(['Number', 'What happens', 'Id'], cards)}
<h2>Webhook</h2>
<p>${escapeHtml(webhookLine(state))}</p>
</html>`
}

function webhookLine({ webhook, tasks, events }: StripeState): string {
  if (webhook.url === null) return 'No address is set.'
  const waiting = tasks.filter(({ kind }) => kind === 'deliver-event').length
  const paused = webhook.paused ? ', paused' : ''
  return `${webhook.url}: ${Object.keys(events).length} events, ${waiting} waiting${paused}`
}

function nameOf(state: StripeState, customer: unknown): string {
  const found = typeof customer === 'string' ? state.customers[customer] : undefined
  return found && !found.deleted ? (found.email ?? found.id) : ''
}

const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')

function line(tag: 'th' | 'td', cells: string[]): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
}

function table(head: string[], rows: string[][]): string {
  return `<table>${line('th', head)}${rows.map((row) => line('td', row)).join('\n')}</table>`
}
