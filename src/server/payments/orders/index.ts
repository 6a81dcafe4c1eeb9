export { guideOfSku, isPlan, itemsOf, listOrdersOf, partsOf } from './item-queries.ts'
export type { OrderItem } from './order.ts'
