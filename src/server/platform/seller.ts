import type { PageLanguage } from '../../shared/languages.ts'
import type { Seller } from '../../shared/config/seller-schemas.ts'
import type { Env } from './env.ts'

export function sellerIn(language: PageLanguage, env: Env): Seller {
  const named = (english: string | undefined, japanese: string | undefined) =>
    (language === 'ja' ? (japanese ?? english) : english) ?? null
  return {
    name: (language === 'ja' ? env.SELLER_JA : undefined) ?? env.SELLER,
    responsible: named(env.SELLER_RESPONSIBLE, env.SELLER_RESPONSIBLE_JA),
    address: named(env.SELLER_ADDRESS, env.SELLER_ADDRESS_JA),
    phone: env.SELLER_PHONE ?? null,
    supportEmail: env.SUPPORT_EMAIL,
  }
}

/** Name and address in one line, as receipts print them. */
export function sellerLine(language: PageLanguage, env: Env): string {
  const { name, address } = sellerIn(language, env)
  return address === null ? name : `${name}${language === 'ja' ? '　' : ', '}${address}`
}
