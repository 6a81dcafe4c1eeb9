import path from 'node:path'

/** Returns the file with the URLs and accounts of a running demo. */
export const descriptionIn = (dataDir: string): string => path.join(dataDir, 'demo.json')
/** Returns the file with the environment of the running shop, for operators' commands. */
export const settingsIn = (dataDir: string): string => path.join(dataDir, 'shop.env')
