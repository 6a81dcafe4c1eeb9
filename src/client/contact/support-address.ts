/** Until the shop has its own domain, an address that can belong to nobody. */
export const supportAddress = 'support@ai-income-guides.example'
