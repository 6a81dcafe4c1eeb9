import { generateKeyPairSync } from 'node:crypto'

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** All required settings for production and no optional ones. */
export const minimalEnvironment = {
  ORIGIN: 'https://guides.example.com',
  DATABASE_URL: 'postgres://shop@localhost/shop',
  FIREBASE_PROJECT_ID: 'my-project',
  FIREBASE_API_KEY: 'key',
  FIREBASE_APP_ID: 'app',
  FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  FIREBASE_STORAGE_BUCKET: 'bucket',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    project_id: 'my-project',
    client_email: 'shop@my-project.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }),
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  SMTP_URL: 'smtps://user:secret@smtp.example.com',
  MAIL_FROM: 'AI Income Guides <shop@example.com>',
  SUPPORT_EMAIL: 'support@example.com',
  SELLER: 'Example Ltd.',
}
