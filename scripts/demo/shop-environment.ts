import type { AuthEmulator } from './auth-emulator/auth-emulator.ts'
import type { Sandbox } from './sandbox-process.ts'

export type ShopMode = 'demo' | 'dev'

type Addresses = {
  origin: string
  port: number
  databaseUrl: string
  emulator: AuthEmulator
  sandbox: Pick<Sandbox, 'url' | 'smtpUrl' | 'model'>
  webhookSecret: string
}

/** Returns the shop's environment: the variables of production, with the URLs of the fakes. */
export function createShopEnvironment(mode: ShopMode, addresses: Addresses): Record<string, string> {
  const { origin, port, databaseUrl, emulator, sandbox, webhookSecret } = addresses
  return {
    ...(mode === 'dev' ? { NODE_ENV: 'development' } : { NODE_ENV: 'production' }),
    SANDBOX: '1',
    PORT: String(port),
    DRAIN_SECONDS: '0',
    PATIENCE_SECONDS: '5',
    // No rate limit, because all requests come from one IP.
    REQUESTS_PER_SECOND: '0',
    CONNECTIONS_PER_ADDRESS: '0',
    BUSY_AFTER_MS: '0',
    ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: emulator.projectId,
    FIREBASE_API_KEY: 'demo-key',
    FIREBASE_APP_ID: 'demo-app',
    FIREBASE_AUTH_DOMAIN: `${emulator.projectId}.firebaseapp.com`,
    FIREBASE_STORAGE_BUCKET: `${emulator.projectId}.appspot.com`,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: sandbox.url,
    STRIPE_JS_URL: `${sandbox.url}/basil/stripe.js`,
    SMTP_URL: sandbox.smtpUrl,
    MAIL_FROM: 'AI Income Guides <shop@ai-income-guides.example>',
    SUPPORT_EMAIL: 'support@ai-income-guides.example',
    SELLER: 'AI Income Guides (demo)',
    SELLER_JA: 'AI Income Guides（デモ）',
    SELLER_RESPONSIBLE: 'Taro Yamada',
    SELLER_RESPONSIBLE_JA: '山田 太郎',
    SELLER_ADDRESS: '1-2-3 Example, Chiyoda-ku, Tokyo',
    SELLER_ADDRESS_JA: '東京都千代田区サンプル1-2-3',
    ...(process.env['MODEL_URL'] ? {} : modelOf(sandbox)),
  }
}

/** Returns the settings of the model. The demo can use a real model for translations. */
const modelOf = ({ model }: Addresses['sandbox']) => ({
  MODEL_URL: model.modelUrl,
  MODEL_API_KEY: 'sandbox',
  MODEL_NAME: model.name,
})
