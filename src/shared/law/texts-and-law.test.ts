import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { consumerLaw, lawProducts } from './law-table.ts'
import { buyerPlaces } from './places.ts'

const folder = path.resolve(import.meta.dirname, '../texts')

/** Returns all texts of a language, each with its file and key. */
async function textsOf(language: string): Promise<[where: string, text: string][]> {
  const files = readdirSync(path.join(folder, language), { recursive: true, encoding: 'utf8' })
  const found: [string, string][] = []
  for (const file of files.filter((each) => each.endsWith('.ts')))
    collect(file, await import(path.join(folder, language, file)), found)
  return found
}

function collect(where: string, value: unknown, found: [string, string][]): void {
  if (typeof value === 'string') found.push([where, value])
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) collect(`${where} ${key}`, each, found)
}

const all = [...(await textsOf('en')), ...(await textsOf('ja'))]
/** Matches the keys of texts that belong to the law table. */
const isOfTable = (where: string) =>
  /\blaw\.(?:none|right|ends|lost|start|page)\.|withdraw\.is\.|refusal\.no-withdrawal/.test(where)
const found = (pattern: RegExp) => all.filter(([where, text]) => pattern.test(text) && !isOfTable(where))

test('only texts that name the affected buyers deny the right to withdraw', () => {
  const denials = found(
    /(?:cannot|can’t) (?:withdraw|return it|be canceled afterward)|(?:撤回|返品|キャンセル)[^。]{0,12}(?:できません|お受けして(?:いません|おりません))/,
  )
  const others = denials.filter(
    ([where, text]) => !(where.startsWith('commerce.ts') && /Japan|日本国外/.test(text)),
  )
  expect(others).toEqual([])
})

test('only texts that depend on a setting say that taxes are included', () => {
  const claims = found(/tax(?:es)? included|include[s]? (?:taxes|Japanese consumption tax)|税込|消費税を含む/)
  const where = claims.map(([each]) => each.replace(/ texts | page /, ' '))
  expect(new Set(where.map((each) => each.split(' ').at(-1)))).toEqual(
    new Set(['office.taxed', 'taxed', 'terms.taxed']),
  )
})

test('no text promises a refund to buyers who have no right to withdraw', () => {
  const promises = found(/right to withdraw|撤回の権利|days to withdraw|日間は、理由を問わず/)
  // Matches texts that name the affected places, link to the table, or are shown only to buyers with a right to withdraw.
  const known =
    /European Union|EU|Buyers in other countries may|Whether you can|\(\/withdraw\)|mail\.|receipt\.|refusal\.|withdraw\./
  expect(promises.filter(([where, text]) => !known.test(`${where} ${text}`))).toEqual([])
})

test('texts about the right to withdraw insert the days of the law table', () => {
  const withRight = buyerPlaces.flatMap((place) =>
    lawProducts
      .filter((product) => consumerLaw[place][product].withdrawal !== 'none')
      .map((product) => `${place} ${product}`),
  )
  expect(withRight).toHaveLength(2 * lawProducts.length)
  for (const [where, text] of all.filter(([each]) => / law\.right\./.test(each)))
    expect([where, text.includes('{withdrawalDays}')]).toEqual([where, true])
})
