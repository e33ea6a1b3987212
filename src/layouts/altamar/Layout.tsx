import type { LayoutProps } from 'voix/render'
import { toChrome } from '../lib/menu'
import { Booking } from '../parts/Booking'
import { Consent, ConsentSettings } from '../parts/Consent'
import { FooterMenu } from '../parts/FooterMenu'
import { Languages } from '../parts/Languages'
import { MenuBar } from '../parts/MenuBar'
import { MobileMenu } from '../parts/MobileMenu'
import { PageOffers } from '../parts/PageOffers'
import { SearchLink } from '../parts/Search'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

/** Altamar: on wide screens the menu is a rail on the left, with the page to the right of it. */
export default function AltamarLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="altamar">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header altamar-rail">
        <a href={chrome.home} aria-label="Altamar">
          <Logo />
        </a>
        <MenuBar
          items={chrome.header}
          path={page.path}
          label={labels['nav.main'] ?? 'Main menu'}
          className="altamar-menu max-lg:hidden"
          search={{ search: chrome.search, labels }}
        />
        <Languages page={page} languages={chrome.languages} className="text-sm max-lg:hidden" />
        <MobileMenu chrome={chrome} path={page.path} labels={labels} className="lg:hidden">
          <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10" />
        </MobileMenu>
      </header>
      <main id="content">
        {children}
        <PageOffers chrome={chrome} labels={context.labels} />
        <Booking page={page} context={context} signals={signals} />
      </main>
      <footer className="altamar-footer">
        <div className="altamar-chevrons" aria-hidden="true" />
        <Logo />
        <p className="mt-6 text-lg text-muted">{labels['footer.altamar'] ?? 'One party at a time, since 1962.'}</p>
        <div className="altamar-footer-menu">
          <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
        </div>
        <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-8 justify-center" />
        <SearchLink
          search={chrome.search}
          labels={labels}
          className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline mt-6 text-sm"
        />
        <ConsentSettings chrome={chrome} className="mt-6 text-sm" />
        <p className="mt-6 text-sm text-muted">© Altamar, Solmara Resorts</p>
      </footer>
    </div>
  )
}
