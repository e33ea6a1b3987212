import type { LayoutProps } from 'voix/render'
import { Container } from '../../components/Container'
import { toChrome } from '../lib/menu'
import { Booking } from '../parts/Booking'
import { Consent, ConsentSettings } from '../parts/Consent'
import { FooterMenu } from '../parts/FooterMenu'
import { Languages } from '../parts/Languages'
import { MenuBar } from '../parts/MenuBar'
import { MobileMenu } from '../parts/MobileMenu'
import { PageOffers } from '../parts/PageOffers'
import { SearchLink } from '../parts/Search'
import { SignUpToSave } from '../parts/SignUpToSave'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

/** Hacienda Roja: symmetrical around the gate, under a frieze of tiles; the footer is an arcade. */
export default function HaciendaRojaLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  const half = Math.ceil(chrome.header.length / 2)
  return (
    <div data-layout="hacienda-roja">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header roja-header">
        <div className="roja-bar">
          <MenuBar
            items={chrome.header.slice(0, half)}
            path={page.path}
            label={labels['nav.main'] ?? 'Main menu'}
            className="roja-menu max-lg:hidden"
          />
          <a href={chrome.home} aria-label="Hacienda Roja" className="roja-gate">
            <Logo />
          </a>
          <MenuBar
            items={chrome.header.slice(half)}
            path={page.path}
            label={labels['nav.rest'] ?? 'Main menu, second half'}
            className="roja-menu max-lg:hidden"
            search={{ search: chrome.search, labels }}
          />
          <MobileMenu chrome={chrome} path={page.path} labels={labels} className="lg:hidden">
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-6" />
          </MobileMenu>
        </div>
      </header>
      <main id="content">
        {children}
        <PageOffers chrome={chrome} labels={context.labels} />
        <Booking page={page} context={context} signals={signals} resorts={chrome.bookable} />
      </main>
      <SignUpToSave context={context} signals={signals} form={chrome.signUp} />
      <footer className="roja-footer">
        <div className="roja-arcade" aria-hidden="true" />
        <div data-tone="deep" className="roja-floor">
          <Container>
            <Logo />
            <p className="heading mt-8 text-2xl">{labels['footer.roja'] ?? 'The gate has stood open since 1782.'}</p>
            <div className="mt-10">
              <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
            </div>
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10 justify-center" />
            <SearchLink
              search={chrome.search}
              labels={labels}
              className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline mt-6 text-sm"
            />
            <ConsentSettings chrome={chrome} className="mt-6 text-sm" />
            <p className="mt-6 text-sm text-muted">© Hacienda Roja, Solmara Resorts</p>
          </Container>
        </div>
      </footer>
    </div>
  )
}
