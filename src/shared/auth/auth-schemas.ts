import { z } from 'zod'
import { pageLanguages } from '../languages.ts'
import { emailPattern, maxEmailLength, minPasswordLength, maxUsernameLength } from './check-credentials.ts'
import { roles } from './roles.ts'
import { singleLineText, boundedText } from '../text-schemas.ts'

export const emailSchema = z
  .email({ pattern: emailPattern, error: 'Please enter a valid email address' })
  .max(maxEmailLength)
  .describe(`ASCII, at most ${maxEmailLength} characters, in any case`)
const password = boundedText(4096)
  .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters long`)
  .describe(`${minPasswordLength} to 4,096 characters; kept by the identity provider alone`)
const remember = z.boolean().default(true).describe('false: the session ends with the browser')

const usernameRule = `1 to ${maxUsernameLength} characters without control characters`
const username = singleLineText(maxUsernameLength).min(1).describe(usernameRule)

export const registerSchema = z.object({
  email: emailSchema,
  password: password.optional().describe('checked, never kept; absent after a login without password'),
  username: username.optional().describe(`${usernameRule}; else the part of the email address before the @`),
  remember,
})

export const renameSchema = z.object({ username })

export const changeEmailSchema = z.object({ email: emailSchema, language: z.enum(pageLanguages) })
export type ChangeEmail = z.infer<typeof changeEmailSchema>

/** The new email address that awaits confirmation. Null if there is none. */
export const pendingEmailChangeSchema = z.object({ waitingFor: z.string().nullable() })
export type PendingEmailChange = z.infer<typeof pendingEmailChangeSchema>

export const loginSchema = z.object({ email: emailSchema, password, remember })

/** Account data that the API returns to the user; never a password or a token. */
export const accountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  username: z.string(),
  freeAccessUsed: z.boolean(),
  role: z.enum(roles).nullable().describe('of an operator; null for readers'),
  createdAt: z.string(),
  deletesAt: z.string().nullable().describe('when the account is going to be deleted'),
})
export type Account = z.infer<typeof accountSchema>

/** User of the session. Null for a guest. */
export const sessionSchema = z.object({ uid: z.string(), email: z.string(), username: z.string() }).nullable()

/** The sessions of a user, the latest used first. */
export const ownSessionsSchema = z.array(
  z.object({
    device: z.string().describe('browser and operating system; empty if unknown'),
    signedInAt: z.string(),
    lastUsedAt: z.string().describe('to the hour'),
    isCurrent: z.boolean(),
  }),
)
export type OwnSession = z.infer<typeof ownSessionsSchema>[number]
