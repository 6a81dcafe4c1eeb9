export { endOwnPlan } from './end-own-plan.ts'
export { deleteChargeNotices } from './notice-queries.ts'
export { notifyOfCharges } from './notify-of-charges.ts'
