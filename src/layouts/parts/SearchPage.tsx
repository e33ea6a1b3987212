import { foundText, MarkedText, MOST_SEARCH_LETTERS, type SearchPageProps } from 'voix/render'
import { Container } from '../../components/Container'
import { ArrowIcon, BackIcon, SearchIcon } from '../../components/icons'
import { toChrome } from '../lib/menu'
import { HiddenInputs } from './Search'

/** The results of the site's search, in the layout that the visitor comes from. */
export function SearchPage({ words, found, action, hidden, toNumber, context, data }: SearchPageProps) {
  const { labels } = context
  return (
    <section className="search-page">
      <Container width="text">
        <h1 className="heading text-4xl @3xl:text-5xl">{labels['search.title'] ?? 'Search'}</h1>
        <form role="search" action={action} className="mt-8">
          <HiddenInputs hidden={hidden} />
          <label htmlFor="search-words" className="field-label">
            {labels['search.label'] ?? 'What are you looking for?'}
          </label>
          <div className="search-line">
            <input
              id="search-words"
              type="search"
              name="q"
              defaultValue={words}
              maxLength={MOST_SEARCH_LETTERS}
              enterKeyHint="search"
              className="field-input"
            />
            <button type="submit" className="btn btn-primary">
              <SearchIcon className="size-5" />
              {labels['search.go'] ?? 'Search'}
            </button>
          </div>
        </form>
        {found ? (
          <>
            <p role="status" className="mt-8 text-lg">
              {foundText({ found, words, labels })}
            </p>
            {found.pages.length > 0 ? (
              <ol className="search-found">
                {found.pages.map(({ href, title, excerpt, brand }) => (
                  <li key={href}>
                    <p className="eyebrow text-accent-ink">{brand}</p>
                    <h2 className="heading text-2xl">
                      <a href={href}>
                        <MarkedText parts={title} />
                      </a>
                    </h2>
                    <p className="mt-2 text-muted">
                      <MarkedText parts={excerpt} />
                    </p>
                    <p className="mt-2 text-sm text-muted" aria-hidden="true">
                      {decodeURI(href)}
                    </p>
                  </li>
                ))}
              </ol>
            ) : (
              <NothingFound labels={labels} chrome={toChrome(data)} />
            )}
            <Numbers labels={labels} found={found} toNumber={toNumber} />
          </>
        ) : null}
      </Container>
    </section>
  )
}

type Labels = SearchPageProps['context']['labels']

function NothingFound({ labels, chrome }: { labels: Labels; chrome: ReturnType<typeof toChrome> }) {
  return (
    <>
      <ul className="search-hints">
        <li>{labels['search.hintSpelling'] ?? 'Look at how the words are written.'}</li>
        <li>{labels['search.hintFewer'] ?? 'Search with fewer words, or with more common ones.'}</li>
      </ul>
      <ul className="search-ways">
        <li>
          <a href={chrome.home}>
            {labels['search.home'] ?? 'Home page'} <ArrowIcon />
          </a>
        </li>
        <li>
          <a href={chrome.offers}>
            {labels['nav.offers'] ?? 'See offers'} <ArrowIcon />
          </a>
        </li>
      </ul>
    </>
  )
}

type NumbersProps = Pick<SearchPageProps, 'toNumber'> & { labels: Labels; found: NonNullable<SearchPageProps['found']> }

function Numbers({ labels, found: { number, numbers }, toNumber }: NumbersProps) {
  if (numbers < 2) return null
  const text = labels['search.number'] ?? 'Page {number} of {numbers}'
  return (
    <nav aria-label={labels['search.numbers'] ?? 'Pages of what was found'} className="search-numbers">
      {number > 1 ? (
        <a href={toNumber(number - 1)} rel="prev nofollow">
          <BackIcon /> {labels['search.previous'] ?? 'Previous page'}
        </a>
      ) : null}
      <p>{text.replace('{number}', String(number)).replace('{numbers}', String(numbers))}</p>
      {number < numbers ? (
        <a href={toNumber(number + 1)} rel="next nofollow">
          {labels['search.next'] ?? 'Next page'} <ArrowIcon />
        </a>
      ) : null}
    </nav>
  )
}
