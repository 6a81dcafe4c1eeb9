import { paths } from '../../../shared/paths.ts'

/** The documented path that a GET form opens, without empty fields; of the guide list, unless it says otherwise. */
export function formPath(form: HTMLFormElement, path: string = paths.guides): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim())
  }
  return query.size === 0 ? path : `${path}?${query}`
}
