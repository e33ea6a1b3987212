import { Island } from '../../render/parts'
import { closestPages } from './closestPages.part'
import { Screen } from './Screen'

export interface NotFoundProps {
  /** Labels of the site. Missing ones are shown in English. */
  labels: Readonly<Record<string, string>>
  /** Links in addition to the home page and the pages with the most similar addresses. */
  links: readonly ScreenLink[]
  /** Payload's API route. */
  apiRoute: string
  /** The requested path. It is unknown if Next itself shows the screen. */
  path?: string
}

/** `label`: the name of a label of the site, or a text. */
export interface ScreenLink {
  href: string
  label: string
}

/** The screen for an unknown address: an apology and links. */
export function NotFound({ labels, links, apiRoute, path }: NotFoundProps) {
  return (
    <Screen code="404" title={labels['notFound.title'] ?? '404 ERROR'}>
      <p className="voix-screen-text">{labels['notFound.text'] ?? "Sorry, we can't find that page."}</p>
      {path ? (
        <p className="voix-screen-path">
          {labels['notFound.path'] ?? 'Page not found:'} <code>{path}</code>
        </p>
      ) : null}
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
      <Island
        part={closestPages}
        mode="idle"
        props={{ apiRoute, title: labels['notFound.closest'] ?? 'Were you looking for' }}
      />
    </Screen>
  )
}
