export { findOrderDifferences, type OrderDifference } from './compare-queries.ts'
export { mirrorUser } from './mirror-user.ts'
export { guideOfSku, isPlan, itemsOf, listOrdersOf, partsOf, type OrderItem } from './item-queries.ts'
