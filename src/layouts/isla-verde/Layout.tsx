import type { LayoutProps } from 'voix/render'
import { Container } from '../../components/Container'
import { CutOut } from '../../components/CutOut'
import type { CutOutShape } from '../../components/cutOuts'
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
import { SignUpToSave } from '../parts/SignUpToSave'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

const CANOPY: CutOutShape[] = ['frond', 'leaf', 'frond', 'bird', 'leaf', 'frond', 'leaf', 'sun', 'frond']

/**
 * Isla Verde: a sheet of paper with a cut edge, and the name on a tag that hangs from it; the footer is the forest
 * floor.
 */
export default function IslaVerdeLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="isla-verde">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header isla-header">
        <div className="isla-bar">
          <a href={chrome.home} aria-label="Isla Verde" className="isla-tag">
            <Logo />
          </a>
          <MenuBar
            items={chrome.header}
            path={page.path}
            label={labels['nav.main'] ?? 'Main menu'}
            className="isla-menu max-lg:hidden"
            search={{ search: chrome.search, labels }}
          />
          <Languages page={page} languages={chrome.languages} className="max-lg:hidden" />
          <UnlessOffers signals={signals}>
            <a href={chrome.offers} className="isla-cta max-sm:hidden">
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
        <Booking page={page} context={context} signals={signals} />
      </main>
      <SignUpToSave context={context} signals={signals} form={chrome.signUp} />
      <footer data-tone="deep" className="isla-footer">
        <div className="isla-canopy" aria-hidden="true">
          {CANOPY.map((shape, index) => (
            <CutOut key={index} shape={shape} className="isla-canopy-leaf" />
          ))}
        </div>
        <Container>
          <p className="heading text-4xl">{labels['footer.isla'] ?? 'The forest was here first.'}</p>
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
          <p className="mt-6 text-sm text-muted">© Isla Verde, Solmara Resorts</p>
        </Container>
      </footer>
    </div>
  )
}
