import type { LayoutProps } from 'voix/render'
import { Container } from '../../components/Container'
import { SignalFlags } from '../../components/SignalFlags'
import { toChrome } from '../lib/menu'
import { Booking } from '../parts/Booking'
import { Consent, ConsentSettings } from '../parts/Consent'
import { UnlessOffers } from '../parts/UnlessOffers'
import { FooterMenu } from '../parts/FooterMenu'
import { Languages } from '../parts/Languages'
import { MenuBar } from '../parts/MenuBar'
import { MobileMenu } from '../parts/MobileMenu'
import { PageOffers } from '../parts/PageOffers'
import { SearchLink } from '../parts/Search'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

/** Club Bahía: a line of pennants over a navy bar, of which the button is one; the footer spells the name in flags. */
export default function ClubBahiaLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="club-bahia">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header club-header">
        <div className="club-bar">
          <a href={chrome.home} aria-label="Club Bahía" className="club-home">
            <Logo />
          </a>
          <MenuBar
            items={chrome.header}
            path={page.path}
            label={labels['nav.main'] ?? 'Main menu'}
            className="club-menu max-lg:hidden"
            search={{ search: chrome.search, labels }}
          />
          <Languages page={page} languages={chrome.languages} className="max-lg:hidden" />
          <UnlessOffers signals={signals}>
            <a href={chrome.offers} className="club-cta max-sm:hidden">
              {labels['nav.aboard'] ?? 'Come aboard'}
            </a>
          </UnlessOffers>
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
      <footer data-tone="deep" className="club-footer">
        <Container width="wide">
          <SignalFlags word="Bahía" className="club-spelled" />
          <p className="heading mt-6 text-2xl">
            {labels['footer.club'] ?? 'First start at ten, whatever the wind says.'}
          </p>
          <div className="mt-10">
            <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
          </div>
          <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10" />
          <SearchLink
            search={chrome.search}
            labels={labels}
            className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline mt-6 text-sm"
          />
          <ConsentSettings chrome={chrome} className="mt-6 text-sm" />
          <p className="mt-6 text-sm text-muted">© Club Bahía, Solmara Resorts</p>
        </Container>
      </footer>
    </div>
  )
}
