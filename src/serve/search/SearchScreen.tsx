import type { ReactNode } from 'react'
import type { RenderContext } from '../../slices/types'
import { MOST_LETTERS } from './searchQuery'
import type { Found } from './findPages'
import type { TextPart } from './marked'

/** The props of a component that shows the results of the site's search. */
export interface SearchPageProps {
  /** The search text; empty if the visitor has not searched yet. */
  words: string
  /** `null` if the visitor has not searched yet. */
  found: Found | null
  /** The action of the search form, which uses GET. Its input is named `q`. */
  action: string
  /** Hidden inputs of the form: the layout that the visitor comes from. */
  hidden: Readonly<Record<string, string>>
  /** Returns the address of another page of the results. */
  toNumber: (number: number) => string
  context: RenderContext
  /** The data of the layout's loader. */
  data: unknown
}

/** Renders a text of a result with its matches marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}

/** The search page of an application without a component of its own: plain, in the page's own colours. */
export function SearchScreen({ words, found, action, hidden, toNumber, context }: SearchPageProps) {
  const { labels } = context
  const label = (key: string, english: string) => labels[`search.${key}`] ?? english
  return (
    <main style={{ maxWidth: '48rem', margin: '0 auto', padding: '4rem 1.5rem' }}>
      <h1>{label('title', 'Search')}</h1>
      <form role="search" action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="search-words">{label('label', 'What are you looking for?')}</label>{' '}
        <input id="search-words" type="search" name="q" defaultValue={words} maxLength={MOST_LETTERS} />{' '}
        <button type="submit">{label('go', 'Search')}</button>
      </form>
      {found ? (
        <>
          <p role="status">{foundText({ found, words, labels })}</p>
          <ol start={(found.number - 1) * 10 + 1}>
            {found.pages.map(({ href, title, excerpt }) => (
              <li key={href}>
                <h2>
                  <a href={href}>
                    <MarkedText parts={title} />
                  </a>
                </h2>
                <p>
                  <MarkedText parts={excerpt} />
                </p>
              </li>
            ))}
          </ol>
          {found.number > 1 && <a href={toNumber(found.number - 1)}>{label('previous', 'Previous page')}</a>}{' '}
          {found.number < found.numbers && <a href={toNumber(found.number + 1)}>{label('next', 'Next page')}</a>}
        </>
      ) : null}
    </main>
  )
}

/** Returns a sentence with the number of results. `{count}` and `{words}` in labels are replaced. */
export function foundText({
  found: { total, hasMore, isPartial },
  words,
  labels,
}: Pick<SearchPageProps, 'words'> & { found: Found; labels: Readonly<Record<string, string>> }): string {
  const [key, english] =
    total === 0
      ? ['none', 'Nothing was found for “{words}”.']
      : isPartial
        ? ['some', 'No page has all the words of “{words}”. These have some of them.']
        : hasMore
          ? ['many', 'More than {count} pages were found for “{words}”.']
          : total === 1
            ? ['one', 'One page was found for “{words}”.']
            : ['count', '{count} pages were found for “{words}”.']
  const text = labels[`search.${key}`] ?? english
  return text.replace(/\{(count|words)\}/g, (_whole, name) => (name === 'count' ? String(total) : words))
}
