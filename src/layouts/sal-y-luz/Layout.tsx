import type { LayoutProps } from 'voix/render'
import { toChrome } from '../lib/menu'
import { Booking } from '../parts/Booking'
import { Consent, ConsentSettings } from '../parts/Consent'
import { FooterMenu } from '../parts/FooterMenu'
import { Languages } from '../parts/Languages'
import { MobileMenu } from '../parts/MobileMenu'
import { PageOffers } from '../parts/PageOffers'
import { SearchLink } from '../parts/Search'
import { SignUpToSave } from '../parts/SignUpToSave'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

/**
 * Sal y Luz: a rail at the left edge of the page, a split bar on phones; the menu slides out like a drawer of prints.
 */
export default function SalYLuzLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="sal-y-luz" className="sal-page">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header sal-rail">
        <a href={chrome.home} aria-label="Sal y Luz" className="sal-home">
          <Logo />
        </a>
        <MobileMenu chrome={chrome} path={page.path} labels={labels} className="sal-drawer">
          <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10" />
        </MobileMenu>
      </header>
      <main id="content">
        {children}
        <PageOffers chrome={chrome} labels={context.labels} />
        <Booking page={page} context={context} signals={signals} />
      </main>
      <SignUpToSave context={context} signals={signals} form={chrome.signUp} />
      <footer data-tone="deep" className="sal-footer">
        <p aria-hidden="true" className="sal-word">
          Sal y Luz
        </p>
        <div className="sal-footer-cells">
          <p className="heading text-2xl">{labels['footer.sal'] ?? 'Please touch the walls.'}</p>
          <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
          <div className="text-sm text-muted">
            <p>© Sal y Luz, Solmara Resorts · 18+</p>
            <SearchLink
              search={chrome.search}
              labels={labels}
              className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline mt-6"
            />
            <ConsentSettings chrome={chrome} className="mt-6" />
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-6" />
          </div>
        </div>
      </footer>
    </div>
  )
}
