import type { LayoutProps } from 'voix/render'
import { Container } from '../../components/Container'
import { toChrome } from '../lib/menu'
import { Booking } from '../parts/Booking'
import { Consent, ConsentSettings } from '../parts/Consent'
import { UnlessOffers } from '../parts/UnlessOffers'
import { FooterMenu } from '../parts/FooterMenu'
import { Languages } from '../parts/Languages'
import { MobileMenu } from '../parts/MobileMenu'
import { PageOffers } from '../parts/PageOffers'
import { SearchLink } from '../parts/Search'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

/**
 * Noche Azul: on every screen the menu opens from one word and then fills the screen. Older versions differ only in
 * their styles.
 */
export default function NocheAzulLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout={context.layout}>
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header noche-header">
        <div className="grid min-h-20 grid-cols-[1fr_auto_1fr] items-center gap-2 px-(--gutter) sm:gap-4">
          <MobileMenu chrome={chrome} path={page.path} labels={labels}>
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10" />
          </MobileMenu>
          <a href={chrome.home} aria-label="Noche Azul" className="noche-logo">
            <Logo />
          </a>
          <UnlessOffers signals={signals}>
            <a href={chrome.offers} className="noche-cta justify-self-end">
              {labels['nav.nights'] ?? 'Book a night'}
            </a>
          </UnlessOffers>
        </div>
      </header>
      <main id="content">
        {children}
        <PageOffers chrome={chrome} labels={labels} />
        <Booking page={page} context={context} signals={signals} resorts={chrome.bookable} />
      </main>
      <footer className="relative overflow-hidden pt-20 pb-10">
        <div className="noche-line" />
        <Container width="wide">
          <p aria-hidden="true" className="noche-word">
            noche azul
          </p>
          <p className="mt-4 text-xl font-light text-muted">
            {labels['footer.noche'] ?? 'The evening is the main event.'}
          </p>
          <div className="mt-12">
            <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
          </div>
          <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10" />
          <SearchLink
            search={chrome.search}
            labels={labels}
            className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline mt-6 text-sm"
          />
          <ConsentSettings chrome={chrome} className="mt-6 text-sm" />
          <p className="mt-8 text-sm text-muted">© Noche Azul, Solmara Resorts · 18+</p>
        </Container>
      </footer>
    </div>
  )
}
