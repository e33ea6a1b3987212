import { REMEMBER_CONSENT } from '../../visitorTags/consent'
import { Link } from '../Link'
import type { LinkProps } from '../Link'
import { PlainIsland } from '../PlainIsland'
import { consent } from './consent.part'

export interface ConsentBannerProps {
  title: string
  text: string
  accept: string
  decline: string
  /** A link to the details. */
  link?: LinkProps['link']
  /** The class of the banner. It should float above the page (`position: fixed`), so that the page does not shift. */
  className?: string
  buttonClassName?: string
}

const ANSWERED =
  '[data-voix-consent] [data-consent=banner]{display:none}@media(scripting:none){[data-consent=banner]{display:none}}@media print{[data-consent=banner]{display:none!important}}'

/**
 * Requests visitors' consent to count their interest in their browser (the tags of pages and elements that they see),
 * and remembers the decision. `<ConsentButton>` opens it again. Do not render it in the studio's preview, which has no
 * visitors.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const { title, text, accept, decline, link, className, buttonClassName } = props
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: ANSWERED }} />
      <script dangerouslySetInnerHTML={{ __html: REMEMBER_CONSENT }} />
      <PlainIsland part={consent} mode="load" props={{}}>
        <section data-consent="banner" tabIndex={-1} aria-labelledby="consent-title" className={className}>
          <h2 id="consent-title">{title}</h2>
          <p>
            {text} {link ? <Link link={link}>{link.text}</Link> : null}
          </p>
          <div>
            <button type="button" data-consent="declined" className={buttonClassName}>
              {decline}
            </button>
            <button type="button" data-consent="accepted" className={buttonClassName}>
              {accept}
            </button>
          </div>
        </section>
      </PlainIsland>
    </>
  )
}

/** Opens the banner again. Place it in a footer, so that consent can be withdrawn as easily as it was given. */
export function ConsentButton({ children, className }: { children: string; className?: string }) {
  return (
    <button type="button" data-consent="open" className={className}>
      {children}
    </button>
  )
}
