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

/** Caracola: every link of the menu is a building block in its own colour, and the footer is a row of crayons. */
export default function CaracolaLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="caracola">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header caracola-header">
        <div className="mx-auto flex max-w-[96rem] items-center gap-6 px-(--gutter)">
          <a href={chrome.home} aria-label="Caracola" className="mr-auto">
            <Logo />
          </a>
          <MenuBar
            items={chrome.header}
            path={page.path}
            label={labels['nav.main'] ?? 'Main menu'}
            className="caracola-menu max-lg:hidden"
            search={{ search: chrome.search, labels }}
          />
          <Languages page={page} languages={chrome.languages} className="text-sm max-lg:hidden" />
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
      <footer className="caracola-footer">
        <div className="caracola-crayons" aria-hidden="true" />
        <Container>
          <p className="heading text-4xl">
            {labels['footer.caracola'] ?? 'Sleep well. The shells stay where they are.'}
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
          <p className="mt-6 text-sm">© Caracola, Solmara Resorts</p>
        </Container>
      </footer>
    </div>
  )
}
