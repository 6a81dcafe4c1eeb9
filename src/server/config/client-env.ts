import { z } from 'zod'
import type { Env } from '../platform/env.ts'

/** Settings that the browser needs. None of them is secret. */
export const clientEnvSchema = z.object({
  firebaseConfig: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    storageBucket: z.string(),
    appId: z.string(),
  }),
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  stripePublishableKey: z.string(),
  authEmulatorUrl: z.string().optional().describe('only where an emulator signs people in'),
  stripeJsUrl: z.string().optional().describe('only where Stripe.js comes from another address'),
})
export type ClientEnv = z.infer<typeof clientEnvSchema>

export function toClientEnv(env: Env): ClientEnv {
  const [apiKey, projectId, appId] = [env.FIREBASE_API_KEY, env.FIREBASE_PROJECT_ID, env.FIREBASE_APP_ID]
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST
  return {
    firebaseConfig: {
      apiKey,
      authDomain: env.FIREBASE_AUTH_DOMAIN,
      projectId,
      storageBucket: env.FIREBASE_STORAGE_BUCKET,
      appId,
    },
    apiKey,
    projectId,
    appId,
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY,
    ...(emulator === undefined ? {} : { authEmulatorUrl: `http://${emulator}` }),
    ...(env.STRIPE_JS_URL === undefined ? {} : { stripeJsUrl: env.STRIPE_JS_URL }),
  }
}
