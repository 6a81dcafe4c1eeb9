import path from 'node:path'

/** What a running demo says of itself: addresses and accounts. */
export const descriptionIn = (dataDir: string): string => path.join(dataDir, 'demo.json')
/** The environment of the running shop, for operators' commands. */
export const settingsIn = (dataDir: string): string => path.join(dataDir, 'shop.env')
