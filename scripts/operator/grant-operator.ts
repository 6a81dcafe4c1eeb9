import { setOperator } from '../../src/server/auth/index.ts'
import { firebaseFromEnvironment, describeError } from './firebase-admin.ts'

/** Makes a user an operator, or revokes it. */
export async function grantOperator(email: string, isOperator: boolean): Promise<void> {
  const { uid, changed } = await setOperator(firebaseFromEnvironment(), email, isOperator).catch(
    (error: unknown) => {
      throw new Error(describeError(error, email), { cause: error })
    },
  )
  const state = isOperator ? 'an operator' : 'no operator'
  console.log(changed ? `${email} (${uid}) is ${state} now.` : `${email} (${uid}) was ${state} already.`)
  if (changed && isOperator) console.log('It counts from their next sign-in, or within an hour.')
  if (changed && !isOperator) console.log('It ends within a minute.')
}
