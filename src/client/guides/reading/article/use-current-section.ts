import { useEffect, useState } from 'react'
import type { Section } from './guide-contents.tsx'

/** The section that is being read: the last one whose heading has passed the upper third of the screen. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const mark = () =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3)?.id)
    const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -67% 0px' })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [sections])
  return current
}
