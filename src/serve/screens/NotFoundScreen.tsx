import { ClosestPages } from './ClosestPages'
import { Screen } from './Screen'

export interface NotFoundScreenProps {
  /** Labels of the site whose names begin with `notFound.`; what is absent is said in English. */
  labels?: Readonly<Record<string, string>>
  /** Ways on beside the home page and the pages with the nearest addresses. */
  links?: readonly ScreenLink[]
  /** Payload's API. Default `/api`. */
  apiRoute?: string
}

/** `label`: the name of a label of the site, or a text. */
export interface ScreenLink {
  href: string
  label: string
}

/** What visitors get for an address that leads nowhere: an apology and ways on. */
export default function NotFoundScreen({ labels = {}, links = [], apiRoute }: NotFoundScreenProps) {
  return (
    <Screen code="404" title={labels['notFound.title'] ?? '404 ERROR'}>
      <p className="voix-screen-text">{labels['notFound.text'] ?? "Sorry, we can't find that page."}</p>
      <p className="voix-screen-hint">
        {labels['notFound.hint'] ?? 'The tide may have taken it. Pick a useful link instead:'}
      </p>
      <nav className="voix-screen-links" aria-label={labels['notFound.links'] ?? 'Useful links'}>
        <a className="voix-screen-primary" href="/">
          {labels['notFound.home'] ?? 'Home Page'}
        </a>
        {links.map(({ href, label }) => (
          <a className="voix-screen-secondary" href={href} key={href}>
            {labels[label] ?? label}
          </a>
        ))}
      </nav>
      <ClosestPages apiRoute={apiRoute} title={labels['notFound.closest'] ?? 'Were you looking for'} />
    </Screen>
  )
}
