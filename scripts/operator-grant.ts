// Makes somebody an operator, or no longer one: npm run operator:grant -- EMAIL [--revoke]
import { parseArgs } from 'node:util'
import { setOperator } from '../src/server/auth/index.ts'
import { firebaseOfEnvironment, inWords } from './operator/firebase-admin.ts'

const usage = 'Usage: npm run operator:grant -- EMAIL [--revoke]'

async function operatorGrant(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  })
  const [email, ...others] = positionals
  if (email === undefined || others.length > 0) throw new Error(usage)
  const isOperator = !values.revoke
  const { uid, changed } = await setOperator(firebaseOfEnvironment(), email, isOperator).catch(
    (error: unknown) => {
      throw new Error(inWords(error, email), { cause: error })
    },
  )
  const state = isOperator ? 'an operator' : 'no operator'
  console.log(changed ? `${email} (${uid}) is ${state} now.` : `${email} (${uid}) was ${state} already.`)
  if (changed && isOperator) console.log('It counts from their next sign-in, or within an hour.')
  if (changed && !isOperator) console.log('It ends within a minute.')
}

await operatorGrant().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
