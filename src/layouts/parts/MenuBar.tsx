import { ChevronIcon } from '../../components/icons'
import { Link } from 'voix/render/parts'
import type { MenuItem } from '../lib/menu'

export interface MenuBarProps {
  items: readonly MenuItem[]
  path: string
  label: string
  className?: string
}

/** A row of links; an item with children unfolds them. One is open at a time. */
export function MenuBar({ items, path, label, className = '' }: MenuBarProps) {
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
                  {[...(item.link ? [{ ...item, children: [] }] : []), ...item.children].map((child) => (
                    <li key={child.id}>
                      <MenuLink item={child} path={path} className="menu-fold-link" />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <MenuLink item={item} path={path} className="menu-link" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function MenuLink({ item, path, className }: { item: MenuItem; path: string; className?: string }) {
  if (!item.link) return <span className={className}>{item.label}</span>
  return (
    <Link link={item.link} className={className} aria-current={item.link.href === path ? 'page' : undefined}>
      {item.label}
    </Link>
  )
}
