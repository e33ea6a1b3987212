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

/** Serena: the name hangs in an arch between the two halves of the menu; the footer is the hill behind the house. */
export default function SerenaLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="serena">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header serena-header">
        <a href={chrome.home} aria-label="Serena" className="serena-name">
          <Logo />
        </a>
        <MenuBar
          items={chrome.header}
          path={page.path}
          label={labels['nav.main'] ?? 'Main menu'}
          className="serena-menu max-lg:hidden"
          search={{ search: chrome.search, labels }}
        />
        <MobileMenu chrome={chrome} path={page.path} labels={labels} className="lg:hidden">
          <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10 justify-center" />
        </MobileMenu>
      </header>
      <main id="content">
        {children}
        <PageOffers chrome={chrome} labels={context.labels} />
        <Booking page={page} context={context} signals={signals} />
      </main>
      <SignUpToSave context={context} signals={signals} form={chrome.signUp} />
      <footer data-tone="deep" className="serena-footer">
        <Container>
          <p className="heading text-4xl">{labels['footer.serena'] ?? 'Breathe out.'}</p>
          <div className="mt-14">
            <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
          </div>
          <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10 justify-center" />
          <SearchLink
            search={chrome.search}
            labels={labels}
            className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline mt-6 text-sm"
          />
          <ConsentSettings chrome={chrome} className="mt-6 text-sm" />
          <p className="mt-6 text-sm text-muted">© Serena, Solmara Resorts</p>
        </Container>
      </footer>
    </div>
  )
}
