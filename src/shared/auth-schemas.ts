import { z } from 'zod'

/** Spec 9. */
export const passwordMinimum = 6

const email = z.email('Please enter a valid email address').max(320)
const password = z.string().min(passwordMinimum, 'Password must be at least 6 characters long').max(4096)

export const registerSchema = z.object({
  email,
  password,
  username: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{Cc}*$/u, 'no control characters'),
})

export const loginSchema = z.object({
  email,
  password,
  /** Without it the session ends with the browser. */
  remember: z.boolean().default(true),
})

/** What a person is told about their own account; never a password, never a token. */
export const accountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  username: z.string(),
  freeAccessUsed: z.boolean(),
  createdAt: z.string(),
})
export type Account = z.infer<typeof accountSchema>

/** Who reads this page. */
export const sessionSchema = z.object({ uid: z.string(), email: z.string() }).nullable()
