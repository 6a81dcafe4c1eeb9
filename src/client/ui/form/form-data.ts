import type { FormEvent } from 'react'

/** Returns a submit handler that prevents the browser's own submission. */
export function createSubmitHandler(act: (data: FormData, form: HTMLFormElement) => void) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    act(new FormData(event.currentTarget), event.currentTarget)
  }
}

/** Returns the text of a form field; empty if it is missing. */
export function getFormText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
