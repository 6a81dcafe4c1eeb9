/** What a shop needs to open for measuring; nobody signs in at Firebase, nothing is paid. */
export const benchEnvironment = (databaseUrl: string, port = 0): Record<string, string> => ({
  ORIGIN: 'http://localhost:3000',
  PORT: String(port),
  LOG_LEVEL: 'error',
  SANDBOX: '1',
  DATABASE_URL: databaseUrl,
  FIREBASE_PROJECT_ID: 'demo-bench',
  FIREBASE_API_KEY: 'bench',
  FIREBASE_APP_ID: 'bench',
  FIREBASE_AUTH_DOMAIN: 'localhost',
  FIREBASE_STORAGE_BUCKET: 'bench',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
})
