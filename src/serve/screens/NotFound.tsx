import { Island } from '../../render/parts'
import { closestPages } from './closestPages.part'
import { Screen } from './Screen'

export interface NotFoundProps {
  /** Labels of the site; what is absent is said in English. */
  labels: Readonly<Record<string, string>>
  /** Ways on beside the home page and the pages with the nearest addresses. */
  links: readonly ScreenLink[]
  /** Payload's API. */
  apiRoute: string
  /** What was asked for; unknown where Next shows the screen by itself. */
  path?: string
}

/** `label`: the name of a label of the site, or a text. */
export interface ScreenLink {
  href: string
  label: string
}

/** What visitors get for an address that leads nowhere: an apology and ways on. */
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
