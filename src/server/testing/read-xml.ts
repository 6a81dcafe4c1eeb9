export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Parses the subset of XML that the shop writes. Throws if it isn't well-formed. */
export function readXml(xml: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [document]
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '')
  for (const [token] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    const parent = open.at(-1)
    if (parent === undefined) throw new Error(`Too many ends before ${token}`)
    if (!token.startsWith('<')) {
      parent.text += readText(token)
    } else if (token.startsWith('</')) {
      if (token !== `</${parent.name}>`) throw new Error(`${token} ends ${parent.name}`)
      open.pop()
    } else {
      const element = readTag(token)
      parent.children.push(element)
      if (!token.endsWith('/>')) open.push(element)
    }
  }
  const [root, another] = document.children
  if (root === undefined || another !== undefined || open.length > 1 || document.text.trim() !== '')
    throw new Error('Not one whole element')
  return root
}

/** Returns all descendant elements with a name, including the element itself. */
export function findElements(element: XmlElement, name: string): XmlElement[] {
  return [
    ...(element.name === name ? [element] : []),
    ...element.children.flatMap((child) => findElements(child, name)),
  ]
}

function readTag(tag: string): XmlElement {
  const [, name, attributes = ''] = /^<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*\/?>$/.exec(tag) ?? []
  if (name === undefined) throw new Error(`Not a tag: ${tag}`)
  const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
    key,
    readText(value),
  ])
  return { name, attributes: Object.fromEntries(pairs), text: '', children: [] }
}

function readText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- XML has no way to carry them
  if (/&(?!#\d+;)|[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text))
    throw new Error(`Not a text of XML: ${text}`)
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
