/** Search text is trimmed and lowercased, and matches when contained in a title or any tag (spec 5). */
export function matchesSearch(
  guide: { titleEn: string; titleJa: string; tags: readonly string[] },
  text: string,
): boolean {
  const wanted = text.trim().toLowerCase()
  return [guide.titleEn, guide.titleJa, ...guide.tags].some((field) => field.toLowerCase().includes(wanted))
}
