// Measures the shop against baselines in the same run and prints ratios: npm run bench [-- part...]
import { benchDuplicates } from './bench/bench-duplicates.ts'
import { benchImport } from './bench/bench-import.ts'
import { benchPages } from './bench/bench-pages.ts'
import { benchPayment } from './bench/bench-payment.ts'
import { benchScale } from './bench/bench-scale.ts'
import { benchSearch } from './bench/bench-search.ts'
import { benchShop } from './bench/bench-shop.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()

const parts: Record<string, () => void | Promise<void>> = {
  shop: benchShop,
  search: benchSearch,
  duplicates: benchDuplicates,
  import: benchImport,
  scale: benchScale,
  payment: benchPayment,
  pages: benchPages,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => parts[name] === undefined)
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await measure()
}
