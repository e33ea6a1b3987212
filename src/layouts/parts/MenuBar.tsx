import { ChevronIcon } from '../../components/icons'
import { Link } from 'voix/render/parts'
import type { ChromeData, MenuItem } from '../lib/menu'
import { SearchLink } from './Search'

export interface MenuBarProps {
  items: readonly MenuItem[]
  path: string
  label: string
  className?: string
  /** The search link after the other links. */
  search?: { search: ChromeData['search']; labels: Readonly<Record<string, string>> }
}

/** A row of links; an item with children unfolds them. One is open at a time. */
export function MenuBar({ items, path, label, className = '', search }: MenuBarProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label} className={`menu-bar ${className}`}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.children.length > 0 ? (
              <details name="menu-bar">
                <summary className="menu-link">
                  {item.label}
                  <ChevronIcon className="size-4" />
                </summary>
                <ul className="menu-fold">
                  <MenuLinks
                    items={[...(item.link ? [{ ...item, children: [] }] : []), ...item.children]}
                    path={path}
                    className="menu-fold-link"
                  />
                </ul>
              </details>
            ) : (
              <MenuLink item={item} path={path} className="menu-link" />
            )}
          </li>
        ))}
        {search ? (
          <li>
            <SearchLink {...search} isIcon className="menu-link" />
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

/** Links as list items. Children are nested lists, to any depth. */
export function MenuLinks({ items, path, className }: Pick<MenuBarProps, 'items' | 'path' | 'className'>) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuLink item={item} path={path} className={className} />
      {item.children.length > 0 ? (
        <ul>
          <MenuLinks items={item.children} path={path} className={className} />
        </ul>
      ) : null}
    </li>
  ))
}

export function MenuLink({ item, path, className }: { item: MenuItem; path: string; className?: string }) {
  if (!item.link) return <span className={className}>{item.label}</span>
  return (
    <Link link={item.link} className={className} aria-current={item.link.href === path ? 'page' : undefined}>
      {item.label}
    </Link>
  )
}
