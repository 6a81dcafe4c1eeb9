/** Parses a stored object. Any field may be missing or have another type, because users and extensions can edit the storage. */
export function parseStoredItem<Item>(text: string | null | undefined): Partial<Item> {
  try {
    return JSON.parse(text ?? 'null') ?? {}
  } catch {
    return {}
  }
}
