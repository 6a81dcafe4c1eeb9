const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
