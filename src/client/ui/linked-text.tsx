import { Link } from '../platform/pages/navigation.tsx'

/** A text of the shop in which `[contact page](/contact)` becomes a link to a page of the shop. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (to === undefined) return part
    return (
      <Link key={part} to={to} className="text-link [word-break:normal]">
        {label}
      </Link>
    )
  })
}
