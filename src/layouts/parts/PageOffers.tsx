import { Link } from 'voix/render/parts'
import { Container } from '../../components/Container'
import { gridClass } from '../../components/grid'
import type { ChromeData } from '../lib/menu'

/** The offers that the page itself names, below its content. */
export function PageOffers({ chrome, labels }: { chrome: ChromeData; labels: Readonly<Record<string, string>> }) {
  if (chrome.pageOffers.length === 0) return null
  const title = labels['offers'] ?? 'Special offers'
  return (
    <aside data-tone="tint" className="section-small" aria-label={title}>
      <Container>
        <p className="heading mb-6 text-3xl">{title}</p>
        <ul className={`${gridClass(3)} gap-6`}>
          {chrome.pageOffers.map(({ id, title: name, subtitle, href }) => (
            <li key={id} className="card card-link group relative p-6">
              <Link
                link={{ href }}
                className="heading text-2xl after:absolute after:inset-0 group-hover:text-accent-ink"
              >
                {name}
              </Link>
              {subtitle ? <p className="mt-2 text-muted">{subtitle}</p> : null}
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  )
}
