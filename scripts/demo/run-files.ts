import path from 'node:path'

/** The addresses and accounts of a running demo. */
export const descriptionIn = (dataDir: string): string => path.join(dataDir, 'demo.json')
/** The environment of the running shop, for operators' commands. */
export const settingsIn = (dataDir: string): string => path.join(dataDir, 'shop.env')
