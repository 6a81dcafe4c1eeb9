import { parse } from 'tldts'

/** Whether a text holds a link, an email address, a handle or a phone number: it would name a person or advertise. */
export function hasContactDetails(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return /@|:\/\/|www\./i.test(plain) || phoneNumber.test(plain) || hasDomain(plain)
}

/** Seven digits of any script, with what people write between them; a comma separates thousands. */
const phoneNumber = /(?:[\p{Nd}〇零一二三四五六七八九][\s().\p{Pd}\u2212・·ー]*){7}/u

/** Browsers read an ideographic full stop as a dot; before Japanese it only ends a sentence. */
const host = /(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+|(?:[\p{L}\p{N}-]+[.。])+[a-z][a-z\d-]+/giu

function hasDomain(text: string): boolean {
  return (text.match(host) ?? []).some((found) => {
    const { domain, isIcann } = parse(found.replaceAll('。', '.').toLowerCase())
    return domain !== null && isIcann === true
  })
}
