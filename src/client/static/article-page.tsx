import type { ReactNode } from 'react'

/** A text of ours: its sections are plain paragraphs, and a paragraph that is a list shows as one. */
export interface Article {
  title: string
  /** Such as the day from which it holds. */
  note?: string
  introduction: string
  sections: readonly Section[]
}

export interface Section {
  title: string
  body: readonly (string | readonly string[])[]
}

export function ArticlePage({ article, children }: { article: Article; children?: ReactNode }) {
  return (
    <article className="page-width pt-12 md:pt-16">
      <h1 className="text-3xl">{article.title}</h1>
      {article.note !== undefined && <p className="mt-3 text-soft">{article.note}</p>}
      <div className="prose mt-8">
        <p>{article.introduction}</p>
        {article.sections.map((section) => (
          <ArticleSection key={section.title} section={section} />
        ))}
      </div>
      {children}
    </article>
  )
}

function ArticleSection({ section }: { section: Section }) {
  return (
    <section>
      <h2>{section.title}</h2>
      {section.body.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>{paragraph}</p>
        ) : (
          <ul key={paragraph.join()}>
            {paragraph.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
