import type { DemoStack } from './stack.ts'

const testCards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0027 6000 3184', 'asks for 3-D Secure'],
]

/** Returns what is printed for a user of the demo: URLs, accounts and test cards. */
export function formatDemoSummary({ url, accounts, stripeUrl, mailboxUrl, modelUrl }: DemoStack): string {
  const people = accounts.map(({ email, password, admin }) => [
    email,
    password,
    admin ? 'operator' : 'reader',
  ])
  return [
    '',
    `The shop is open:  ${url}    (Japanese: ${url}/ja)`,
    '',
    'Accounts',
    ...table(people),
    '',
    'The admin (/operator) shows a year of demo data: users at made-up.example with payments, reports and messages',
    'that the Stripe sandbox has never seen.',
    '',
    'Test cards (any future date, any CVC)',
    ...table(testCards),
    '',
    `Stripe sandbox:  ${stripeUrl}`,
    `Mailbox:         ${mailboxUrl}    (every email of the shop and the identity provider)`,
    `Model:           ${modelUrl}    (what translations ask, and how to make it fail)`,
    'Ctrl-C stops everything.',
    '',
  ].join('\n')
}

function table(rows: readonly string[][]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ')}`.trimEnd(),
  )
}
