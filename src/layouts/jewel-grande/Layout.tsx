import type { LayoutProps } from 'voix/render'
import { Container } from '../../components/Container'
import { UnlessOffers } from '../parts/UnlessOffers'
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
import { Facets } from './Facets'
import { Logo } from './Logo'

export { load } from './load'

/** Jewel Grande: the stone hangs from the middle of the bar like a pendant; a row of cut stones ends the page. */
export default function JewelGrandeLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="jewel-grande">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header grande-header">
        <MenuBar
          items={chrome.header}
          path={page.path}
          label={labels['nav.main'] ?? 'Main menu'}
          className="grande-menu"
          search={{ search: chrome.search, labels }}
        />
        <MobileMenu chrome={chrome} path={page.path} labels={labels} className="grande-mobile">
          <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-6" />
        </MobileMenu>
        <a href={chrome.home} aria-label="Jewel Grande" className="grande-pendant">
          <Logo />
        </a>
        <div className="grande-side">
          <Languages page={page} languages={chrome.languages} className="max-lg:hidden" />
          <UnlessOffers signals={signals}>
            <a href={chrome.offers} className="grande-cta">
              {labels['nav.offers'] ?? 'See offers'}
            </a>
          </UnlessOffers>
        </div>
      </header>
      <main id="content">
        {children}
        <PageOffers chrome={chrome} labels={context.labels} />
        <Booking page={page} context={context} signals={signals} resorts={chrome.bookable} />
      </main>
      <SignUpToSave context={context} signals={signals} form={chrome.signUp} />
      <footer data-tone="deep" className="pb-10">
        <Facets className="grande-facets" />
        <Container width="wide">
          <div className="grande-footer">
            <div>
              <Logo />
              <p className="heading mt-6 text-2xl">
                {labels['footer.grande'] ?? 'Come down the stairs slowly. Everyone is looking.'}
              </p>
              <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-8" />
              <SearchLink
                search={chrome.search}
                labels={labels}
                className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline mt-6 text-sm"
              />
              <ConsentSettings chrome={chrome} className="mt-6 text-sm" />
              <p className="mt-6 text-sm text-muted">© Jewel Grande, Solmara Resorts</p>
            </div>
            <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
          </div>
        </Container>
      </footer>
    </div>
  )
}
