export { guideOfSku, isPlan, itemsOf, listOrdersOf, partsOf, productOf } from './item-queries.ts'
export type { OrderItem } from './order.ts'
