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
import { Logo } from './Logo'

export { load } from './load'

const RHYTHMS = ['son', 'mambo', 'bomba', 'plena', 'rumba', 'merengue', 'guaracha', 'timba', 'cumbia', 'bachata']

/** Bembé: the header hangs over the page as the bars of an equaliser, the footer is the back of a poster. */
export default function BembeLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="bembe">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header bembe-header">
        <p aria-hidden="true" className="bembe-rhythms">
          {RHYTHMS.join(' · ')}
        </p>
        <div className="bembe-bar">
          <a href={chrome.home} aria-label="Bembé" className="mr-auto">
            <Logo />
          </a>
          <MenuBar
            items={chrome.header}
            path={page.path}
            label={labels['nav.main'] ?? 'Main menu'}
            className="bembe-menu max-lg:hidden"
            search={{ search: chrome.search, labels }}
          />
          <Languages page={page} languages={chrome.languages} className="font-bold max-lg:hidden" />
          <UnlessOffers signals={signals}>
            <a href={chrome.offers} className="bembe-cta">
              {labels['nav.offers'] ?? 'See offers'}
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
      <SignUpToSave context={context} signals={signals} form={chrome.signUp} />
      <footer className="bembe-footer">
        <Container width="wide">
          <p className="heading bembe-shout">{labels['footer.bembe'] ?? 'Last song? There is no last song.'}</p>
          <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
          <div className="bembe-foot">
            <Logo />
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} />
            <SearchLink
              search={chrome.search}
              labels={labels}
              className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline text-sm"
            />
            <ConsentSettings chrome={chrome} className="text-sm" />
            <p className="text-sm">© Bembé, Solmara Resorts</p>
          </div>
        </Container>
      </footer>
    </div>
  )
}
