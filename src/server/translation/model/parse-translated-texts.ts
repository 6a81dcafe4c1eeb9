/** Returns the marker line before a text in prompt and response. The key is a hash of all texts, so none can contain it. */
export const formatMarker = (key: string, what: number | 'end') => `<<<${key}:${what}>>>`

/** Returns a response's texts by number. Undefined for missing or incomplete ones. Commentary around them is dropped. */
export function parseTranslatedTexts(answer: string, key: string, size: number, cutShort: boolean) {
  const said = stripReasoning(answer)
  const markers = [...said.matchAll(new RegExp(`<<<\\s*${key}\\s*:\\s*(\\d+|end)\\s*>>>`, 'g'))]
  const texts: (string | undefined)[] = Array.from({ length: size })
  for (const [order, marker] of markers.entries()) {
    const next = markers[order + 1]
    if (next === undefined && cutShort) continue
    const number = Number(marker[1])
    if (number < 1 || number > size || Number.isNaN(number)) continue
    texts[number - 1] = said.slice(marker.index + marker[0].length, next?.index).trim()
  }
  return texts
}

/** Removes the reasoning that some models put before their answer. */
export const stripReasoning = (answer: string) => answer.replace(/^\s*<think>[\s\S]*?<\/think>/, '')
