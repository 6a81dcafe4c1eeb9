import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import type { Story } from '../../shared/texts/shapes.ts'

export function Page() {
  const { read } = useLanguage()
  const text = read('success-stories')
  return (
    <div className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-4 max-w-measure text-soft">{text.introduction}</p>
      <ul className="mt-10 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {text.stories.map((story) => (
          <li key={story.name} className="grid">
            <StoryCard story={story} sample={text.sample} />
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.guides} className="mt-12">
        {text.action}
      </ButtonLink>
    </div>
  )
}

function StoryCard({ story, sample }: { story: Story; sample: string }) {
  return (
    <figure className="flex flex-col rounded-card border border-line bg-surface p-6">
      <figcaption className="flex items-start justify-between gap-3">
        <span>
          <span className="block font-semibold">{story.name}</span>
          <span className="block text-sm text-soft">{story.person}</span>
        </span>
        <Badge>{sample}</Badge>
      </figcaption>
      <blockquote className="mt-4 mb-6 text-md">{story.text}</blockquote>
      <p className="mt-auto border-t border-line pt-4 text-sm text-soft">{story.result}</p>
    </figure>
  )
}
