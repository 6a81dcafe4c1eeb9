import { paths } from '../../../shared/paths.ts'

/** Returns the path that a GET form of the guide list opens. Omits empty fields. */
export function buildFormPath(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim())
  }
  return query.size === 0 ? paths.guides : `${paths.guides}?${query}`
}
