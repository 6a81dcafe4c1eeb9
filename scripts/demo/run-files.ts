import path from 'node:path'

/** Returns the path of the file with the URLs and accounts of a running demo. */
export const getDemoDescriptionPath = (dataDir: string): string => path.join(dataDir, 'demo.json')
/** Returns the path of the file with the running shop's environment, which operators' commands read. */
export const getShopSettingsPath = (dataDir: string): string => path.join(dataDir, 'shop.env')
