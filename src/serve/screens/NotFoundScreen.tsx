import { ClosestPages } from './ClosestPages'
import { Screen } from './Screen'

export interface NotFoundScreenProps {
  /** Labels of the site whose names begin with `notFound.`; what is absent is said in English. */
  labels?: Readonly<Record<string, string>>
}

/** What visitors get for an address that leads nowhere: an apology and ways on. */
export default function NotFoundScreen({ labels = {} }: NotFoundScreenProps) {
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
        <a className="voix-screen-secondary" href="/specials">
          {labels['notFound.offers'] ?? 'Special Offers'}
        </a>
      </nav>
      <ClosestPages title={labels['notFound.closest'] ?? 'Were you looking for'} />
    </Screen>
  )
}
