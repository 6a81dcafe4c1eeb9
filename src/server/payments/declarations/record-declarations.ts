import { hash } from 'node:crypto'
import type { PageLanguage } from '../../../shared/languages.ts'
import { listDeclarationTexts } from '../../../shared/law/law-texts.ts'
import type { Product } from '../../../shared/law/law-table.ts'
import type { BuyerPlace } from '../../../shared/law/places.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getTranslate } from '../../platform/texts.ts'
import { upsertOrderPlace } from './declaration-queries.ts'

/** Place of residence and declarations of a buyer. Without a place, nothing is recorded and no right of withdrawal ends early. */
export interface BuyerDeclarations {
  place?: BuyerPlace | undefined
  /** The accepted declarations, word for word. */
  declarations?: readonly string[] | undefined
}

/** Rejects an order from a place whose law needs declarations, unless they match the shop's text exactly. */
export function requireDeclarations(
  { place, declarations = [] }: BuyerDeclarations,
  { product, language }: { product: Product; language: PageLanguage },
): void {
  const needed = place === undefined ? [] : listDeclarationTexts(getTranslate(language), place, product)
  if (needed.join('\n') === declarations.join('\n')) return
  throw new Refusal('declarations-required', `declarations: ${needed.map((each) => `“${each}”`).join(' ')}`)
}

/** Records the buyer's place and declarations with the order. Replaces earlier ones of the order. */
export async function recordDeclarations(
  tx: Db,
  orderId: string,
  { place, declarations = [] }: BuyerDeclarations,
  now: Date,
): Promise<void> {
  if (place === undefined) return
  const text = declarations.join('\n')
  const declared = { declarations: text, declarationsHash: hash('sha256', text), declaredAt: now }
  const none = { declarations: null, declarationsHash: null, declaredAt: null }
  await upsertOrderPlace(tx, orderId, { place, ...(text === '' ? none : declared) })
}
