/** Escapes a text for XML or HTML elements and attributes. Removes characters that XML can't represent. */
export function escapeMarkup(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Escapes JSON so that it can't close the script element around it. */
export const escapeJson = (json: string) => json.replaceAll('<', '\\u003c')

/** Control characters, noncharacters and lone surrogates. */
const unwritable =
  // oxlint-disable-next-line no-control-regex -- matches control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
