import { SearchIcon } from '../../components/icons'
import type { ChromeData } from '../lib/menu'

interface SearchProps {
  search: ChromeData['search']
  labels: Readonly<Record<string, string>>
}

/** A search form that works without a script. It is on every page, so the server bounds its hidden values. */
export function SearchForm({ search: { action, hidden }, labels }: SearchProps) {
  const label = labels['search.label'] ?? 'What are you looking for?'
  return (
    <form role="search" action={action} className="my-3 flex gap-2">
      <HiddenInputs hidden={hidden} />
      <input type="search" name="q" aria-label={label} placeholder={label} className="field-input" />
      <button aria-label={labels['search.go'] ?? 'Search'} className="btn btn-primary shrink-0">
        <SearchIcon className="size-5" />
      </button>
    </form>
  )
}

export function HiddenInputs({ hidden }: Pick<ChromeData['search'], 'hidden'>) {
  return Object.entries(hidden).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

interface SearchLinkProps extends SearchProps {
  className?: string
  /** Shows an icon instead of the word. */
  isIcon?: boolean
}

/** A link to the search, for headers and footers without space for its form. */
export function SearchLink({ search: { action, hidden }, labels, className = '', isIcon = false }: SearchLinkProps) {
  const word = labels['search.title'] ?? 'Search'
  const query = new URLSearchParams(hidden).toString()
  return (
    <a href={query === '' ? action : `${action}?${query}`} aria-label={isIcon ? word : undefined} className={className}>
      {isIcon ? <SearchIcon className="size-5" /> : word}
    </a>
  )
}
