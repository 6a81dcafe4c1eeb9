import type { PageLanguage } from '../../shared/languages.ts'
import type { Seller } from '../../shared/config/seller-schemas.ts'
import type { Env } from './env.ts'
import { getTranslate } from './texts.ts'

/** Returns the seller's details. Japanese pages use the settings with the suffix `_JA` where they exist. */
export function getSeller(language: PageLanguage, env: Env): Seller {
  const settings: Readonly<Record<string, unknown>> = env
  const own = (name: string) => {
    const value = settings[`${name}_${language.toUpperCase()}`] ?? settings[name]
    return typeof value === 'string' ? value : null
  }
  return {
    name: own('SELLER') ?? env.SELLER,
    responsible: own('SELLER_RESPONSIBLE'),
    address: own('SELLER_ADDRESS'),
    phone: env.SELLER_PHONE ?? null,
    supportEmail: env.SUPPORT_EMAIL,
    taxed: env.SELLER_TAX_PERCENT !== undefined,
  }
}

/** Returns the seller's name and address on one line, for receipts. */
export function formatSeller(language: PageLanguage, env: Env): string {
  const { name, address } = getSeller(language, env)
  return address === null ? name : getTranslate(language)('mail.sellerLine', { name, address })
}
