import { benchAdmin } from './bench-admin.ts'
import { benchDuplicates } from './bench-duplicates.ts'
import { benchImport } from './bench-import.ts'
import { benchNeighbors } from './load/bench-neighbors.ts'
import { benchPages } from './bench-pages.ts'
import { benchPayment } from './bench-payment.ts'
import { benchScale } from './bench-scale.ts'
import { benchSearch } from './bench-search.ts'
import { benchShop } from './bench-shop.ts'

const parts: Record<string, () => void | Promise<void>> = {
  shop: benchShop,
  search: benchSearch,
  neighbors: benchNeighbors,
  duplicates: benchDuplicates,
  import: benchImport,
  scale: benchScale,
  payment: benchPayment,
  admin: benchAdmin,
  pages: benchPages,
}

/** Runs the named benchmarks, or all if no name is given. */
export async function runBenchmarks(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((name) => parts[name] === undefined)
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)
    process.exitCode = 1
    return
  }
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) await measure()
  }
}
