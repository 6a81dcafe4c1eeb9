import { parse } from 'tldts'

/** Returns whether a text contains a link, email address, handle or phone number, which could identify a person or advertise. */
export function hasContactDetails(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return /@|:\/\/|www\./i.test(plain) || phoneNumber.test(plain) || hasDomain(plain)
}

/**
 * Matches seven or more digits of any script, including kanji, with the usual separators. Commas are excluded, because they
 * separate thousands in amounts.
 */
const phoneNumber =
  /(?:[\p{Nd}\u3007\u96f6\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d][\s().\p{Pd}\u2212\u30fb·\u30fc]*){7}/u

/** Matches host names. Browsers treat an ideographic full stop as a dot; before Japanese text it only ends a sentence. */
const host = /(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+|(?:[\p{L}\p{N}-]+[.\u3002])+[a-z][a-z\d-]+/giu

function hasDomain(text: string): boolean {
  return (text.match(host) ?? []).some((found) => {
    const { domain, isIcann } = parse(found.replaceAll('\u3002', '.').toLowerCase())
    return domain !== null && isIcann === true
  })
}
