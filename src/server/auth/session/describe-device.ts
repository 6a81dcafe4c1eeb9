/** Browsers with a pattern for their User-Agent header. The first match counts, because Edge also names Chrome, and Chrome also names Safari. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
]

/** Returns browser and operating system of a User-Agent header, such as 'Firefox, Windows'. Empty if both are unknown. */
export function describeDevice(userAgent = ''): string {
  const found = [browsers, systems].map((names) => names.find(([, sign]) => sign.test(userAgent))?.[0])
  return found.filter((name) => name !== undefined).join(', ')
}
