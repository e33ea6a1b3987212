import type { ReactNode } from 'react'
import { CloseIcon, MenuIcon } from '../../components/icons'
import type { ChromeData } from '../lib/menu'
import { MenuLink, MenuLinks } from './MenuBar'
import { SearchForm } from './Search'

export interface MobileMenuProps {
  chrome: Pick<ChromeData, 'header' | 'search'>
  path: string
  labels: Readonly<Record<string, string>>
  className?: string
  /** The content below the links: languages, a button. */
  children?: ReactNode
}

/** The whole menu behind one button: a disclosure, so that it works before scripts run. */
export function MobileMenu({ chrome, path, labels, className = '', children }: MobileMenuProps) {
  return (
    <details className={`mobile-menu ${className}`}>
      <summary className="mobile-menu-button" aria-label={labels['nav.menu'] ?? 'Menu'}>
        <MenuIcon className="size-6 in-open:hidden" />
        <CloseIcon className="hidden size-6 in-open:block" />
        <span className="mobile-menu-word" aria-hidden="true">
          {labels['nav.menu'] ?? 'Menu'}
        </span>
      </summary>
      <div className="mobile-menu-panel">
        <SearchForm search={chrome.search} labels={labels} />
        <nav aria-label={labels['nav.menu'] ?? 'Menu'}>
          <ul>
            {chrome.header.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} path={path} className="mobile-menu-link" />
                {item.children.length > 0 ? (
                  <ul>
                    <MenuLinks items={item.children} path={path} className="mobile-menu-sublink" />
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </details>
  )
}
