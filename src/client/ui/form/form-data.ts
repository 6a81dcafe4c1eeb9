import type { FormEvent } from 'react'

/** Handles a submitted form in place of the browser, which would load the next page. */
export function handleSubmit(act: (data: FormData, form: HTMLFormElement) => void) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    act(new FormData(event.currentTarget), event.currentTarget)
  }
}

/** The text of a form field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
