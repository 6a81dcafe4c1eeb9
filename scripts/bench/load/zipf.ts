/** Returns a reproducible mix of guest pages: a few are frequent, most are rare. */
export function generateZipfAddresses(distinct: number, count: number): string[] {
  const addresses = Array.from({ length: distinct }, (_, index) => addressOf(index))
  const weights = addresses.map((_, rank) => 1 / (rank + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let seed = 42
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  return Array.from({ length: count }, () => {
    let left = random() * total
    const rank = weights.findIndex((weight) => (left -= weight) <= 0)
    return addresses[Math.max(0, rank)] ?? '/'
  })
}

function addressOf(index: number): string {
  const prefix = index % 2 === 0 ? '' : '/ja'
  if (index < 2) return prefix === '' ? '/' : '/ja'
  if (index < 8) return `${prefix}/guides?page=${index}`
  return `${prefix}/guide/${index}`
}
