import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import type { TranslationComparison, TranslationDraft } from './use-translation-draft.ts'
import { explainTranslationProblem } from './explain-problem.ts'
import { markChanges } from './mark-changes.ts'

type Part = TranslationComparison['title'] & { id: string; name: string }

interface PartsProps {
  compared: TranslationComparison
  /** Whether the result of a job waits for review. */
  hasResult: boolean
  editable: boolean
  draft: TranslationDraft
}

/** Lists title, summary and blocks, each next to its English text, in the order of the English text. */
export function ComparedParts({ compared, hasResult, editable, draft }: PartsProps) {
  const { t } = useLanguage()
  const { title, summary, blocks, added, language } = compared
  const parts: Part[] = [
    { ...title, id: 'title', name: t('admin.guide.title') },
    ...(summary.source === '' ? [] : [{ ...summary, id: 'summary', name: t('admin.guide.summary') }]),
    ...blocks.map((block, place) => ({
      ...block,
      id: block.hash,
      name: t('translation.block', { number: place + 1 }),
    })),
  ]
  const hasStored = parts.some(({ stored }) => stored !== null)
  const [onlyOpen, setOnlyOpen] = useState(hasResult && hasStored)
  const shown = onlyOpen ? parts.filter((part) => isOpen(part, hasResult, draft)) : parts
  const columns = [
    t('admin.guide.language.en'),
    ...(hasStored || !hasResult ? [t('translation.stored')] : []),
    ...(hasResult ? [t('translation.result')] : []),
  ]
  return (
    <>
      <label className="needs-script mt-6 flex w-fit items-center gap-3 text-md">
        <input
          type="checkbox"
          checked={onlyOpen}
          onChange={() => setOnlyOpen(!onlyOpen)}
          className="size-5 accent-(--color-accent)"
        />
        {t('translation.onlyOpen')}
      </label>
      {shown.length === 0 && <p className="mt-8 text-soft">{t('translation.nothingOpen')}</p>}
      {shown.length > 0 && (
        <div
          aria-hidden="true"
          className={`sticky top-16 z-10 mt-6 grid gap-x-8 border-b border-line bg-canvas py-2 text-sm font-semibold text-soft max-md:hidden ${widths(columns.length)}`}
        >
          {columns.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      <ol>
        {shown.map((part, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same English text may occur twice
          <li key={`${part.id} ${place}`} className="border-b border-line py-4">
            <ComparedPart
              part={part}
              columns={columns}
              language={language}
              hasResult={hasResult}
              editable={editable && (!hasResult || part.result !== null)}
              draft={draft}
            />
          </li>
        ))}
      </ol>
      {added.length > 0 && (
        <section aria-labelledby="added" className="mt-8">
          <h2 id="added" className="text-md">
            {t('translation.added')}
          </h2>
          <ul className="mt-2 grid gap-3">
            {added.map((each, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- they have no id, and their order never changes
              <li key={place} lang={language} className="text-md wrap-anywhere whitespace-pre-wrap">
                {each}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const widths = (columns: number) => (columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2')

function isOpen(part: Part, hasResult: boolean, draft: TranslationDraft): boolean {
  const { id, state, stored, result, problems } = part
  if (draft.texts[id] !== undefined) return true
  // With a result, only the parts that it changes need a decision.
  if (hasResult) return result !== stored
  return state !== 'current' || problems.length > 0
}

interface PartProps extends Omit<PartsProps, 'compared'> {
  part: Part
  columns: readonly string[]
  language: TranslationComparison['language']
}

function ComparedPart({ part, columns, language, hasResult, editable, draft }: PartProps) {
  const { t, language: pageLanguage } = useLanguage()
  const { id, name, source, state, stored, result } = part
  const written = draft.texts[id]
  const base = hasResult ? result : stored
  const problems = written === undefined ? part.problems : (draft.problems[id] ?? [])
  const differs = hasResult && stored !== null && result !== null && stored !== result
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="text-sm font-semibold text-soft">{name}</h2>
        {state !== 'current' && (
          <Badge tone={state === 'stale' ? 'premium' : 'plain'}>{t(`translation.stage.${state}`)}</Badge>
        )}
      </div>
      <div className={`grid gap-x-8 gap-y-4 text-md ${widths(columns.length)}`}>
        <Cell label={t('admin.guide.language.en')}>
          <p lang="en" className="wrap-anywhere whitespace-pre-wrap">
            {source}
          </p>
        </Cell>
        {columns.length === 3 && (
          <Cell label={t('translation.stored')}>
            <Shown language={language} none={t('translation.nothing')}>
              {differs ? (
                <MarkedText before={stored} after={result} side="before" language={language} />
              ) : (
                stored
              )}
            </Shown>
          </Cell>
        )}
        <Cell label={hasResult ? t('translation.result') : t('translation.stored')}>
          {written === undefined ? (
            <>
              <Shown language={language} none={t(`translation.${hasResult ? 'nothingMade' : 'nothing'}`)}>
                {differs ? (
                  <MarkedText before={stored} after={result} side="after" language={language} />
                ) : (
                  base
                )}
              </Shown>
              {editable && (
                <Button
                  variant="quiet"
                  aria-label={`${base === null ? t('translation.write') : t('translation.edit')}: ${name}`}
                  className="needs-script mt-1 -ml-3 min-h-9 px-3 text-sm text-accent"
                  onClick={() => draft.write(id, base ?? '')}
                >
                  {base === null ? t('translation.write') : t('translation.edit')}
                </Button>
              )}
            </>
          ) : (
            <>
              <textarea
                ref={focusOnce}
                aria-label={t('translation.editOf', { part: name })}
                aria-invalid={problems.length > 0 || undefined}
                aria-describedby={problems.length > 0 ? `problems-${id}` : undefined}
                lang={language}
                value={written}
                // The number of rows is only used by browsers without `field-sizing`.
                rows={Math.max(3, written.split('\n').length + Math.ceil(written.length / 40))}
                onChange={(event) => draft.write(id, event.target.value)}
                className="field-sizing-content min-h-20 w-full resize-y rounded-control border border-control bg-canvas px-3 py-2 text-md text-ink aria-invalid:border-danger"
              />
              <Button variant="quiet" className="-ml-3 min-h-9 px-3 text-sm" onClick={() => draft.undo(id)}>
                {t('translation.undo')}
              </Button>
            </>
          )}
          {problems.length > 0 && (
            <div id={`problems-${id}`} className="mt-2 rounded-control bg-danger-soft px-3 py-2 text-sm">
              <p className="font-semibold text-danger">{t('translation.problems')}</p>
              <ul className="list-disc pl-5">
                {problems
                  .map((problem) => explainTranslationProblem(pageLanguage, t, problem))
                  .map((problem) => (
                    <li key={problem.text} lang={problem.language} className="wrap-anywhere">
                      {problem.text}
                    </li>
                  ))}
              </ul>
            </div>
          )}
        </Cell>
      </div>
    </>
  )
}

/** Renders a cell. Its label is visible on small screens and to screen readers; wider screens have column headers. */
function Cell({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm text-soft md:sr-only">{label}</p>
      {children}
    </div>
  )
}

function Shown({ language, none, children }: { language: string; none: string; children: React.ReactNode }) {
  if (children === null) return <p className="text-soft">{none}</p>
  return (
    <p lang={language} className="wrap-anywhere whitespace-pre-wrap">
      {children}
    </p>
  )
}

const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus()

interface MarkedTextProps {
  before: string
  after: string
  side: 'before' | 'after'
  language: string
}

/** Shows one of two versions, and marks the parts that the other version lacks. */
function MarkedText({ before, after, side, language }: MarkedTextProps) {
  const [old, made] = markChanges(before, after, language)
  const Mark = side === 'before' ? 'del' : 'ins'
  const look =
    side === 'before'
      ? 'rounded-sm bg-danger-soft decoration-danger/70'
      : 'rounded-sm bg-accent-soft decoration-accent/70 underline-offset-3'
  return (side === 'before' ? old : made).map(({ text, changed }, place) =>
    changed ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text
      <Mark key={place} className={look}>
        {text}
      </Mark>
    ) : (
      text
    ),
  )
}
