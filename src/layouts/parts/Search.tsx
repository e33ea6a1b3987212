import { MOST_SEARCH_LETTERS } from 'voix/render'
import { SearchIcon } from '../../components/icons'
import type { ChromeData } from '../lib/menu'

type Labels = Readonly<Record<string, string>>

interface SearchFormProps {
  /** Where the site is searched in the page's language. */
  action: string
  /** What is sent beside the words: the layout in which the results are shown. */
  hidden: Readonly<Record<string, string>>
  labels: Labels
  /** Of the input: a page has several such forms. */
  id: string
  words?: string
  /** The label is read above the input; else by screen readers alone. */
  isLabelled?: boolean
  className?: string
}

/** Searches the site, without any script. */
export function SearchForm({ action, hidden, labels, id, words, isLabelled = false, className = '' }: SearchFormProps) {
  const label = labels['search.label'] ?? 'What are you looking for?'
  return (
    <form
      role="search"
      action={action}
      aria-label={isLabelled ? undefined : (labels['search.title'] ?? 'Search')}
      className={`search-form ${className}`}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={isLabelled ? 'field-label' : 'sr-only'}>
        {label}
      </label>
      <div className="search-line">
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={MOST_SEARCH_LETTERS}
          placeholder={isLabelled ? undefined : label}
          autoComplete="off"
          enterKeyHint="search"
          className="field-input"
        />
        <button type="submit" className="btn btn-primary search-go">
          <SearchIcon className="size-5" />
          <span className="search-go-word">{labels['search.go'] ?? 'Search'}</span>
        </button>
      </div>
    </form>
  )
}

export interface SearchLinkProps {
  search: ChromeData['search']
  labels: Labels
  className?: string
  /** The icon stands for the word. */
  isIcon?: boolean
}

/** Leads to the form, where a header or a footer has no room for it. */
export function SearchLink({ search: { action, hidden }, labels, className = '', isIcon = false }: SearchLinkProps) {
  return (
    <a href={`${action}?${new URLSearchParams(hidden).toString()}`} rel="nofollow" className={className}>
      <SearchIcon className="size-5" />
      <span className={isIcon ? 'sr-only' : undefined}>{labels['search.title'] ?? 'Search'}</span>
    </a>
  )
}
