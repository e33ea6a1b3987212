import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { vi } from 'vitest'

/** The parts of Payload's UI that the studio's panels use. Its drawers and forms are tested in a browser. */
export const setTheme = vi.fn()
export const useTheme = () => ({ theme: 'light', setTheme })

const text = (name: string, label: string) => ({ type: 'text', name, label })

/** Responses of queries. */
const SPECIALS = {
  slug: 'specials',
  labels: { plural: 'Specials' },
  admin: { useAsTitle: 'title' },
  fields: [text('title', 'Title'), text('teaser', 'Teaser'), { type: 'number', name: 'nights', label: 'Nights' }],
}

const CONFIG = { routes: { admin: '/voix', api: '/api' }, serverURL: '', collections: [SPECIALS], localization: false }

const ENTITY = {
  fields: [{ name: 'alt' }, { name: 'tags' }, { name: 'folder', type: 'text' }],
  admin: { useAsTitle: 'title' },
}

export const useConfig = () => ({ config: CONFIG, getEntityConfig: () => ENTITY })

export const useAuth = () => ({ user: null, permissions: PERMISSIONS })

/** The user's permissions for the media library. A test may remove some. */
export const PERMISSIONS = { collections: { media: { create: true, update: true, fields: true as unknown } } }

export const toast = {
  success: vi.fn(),
  error: vi.fn(),
  info: vi.fn(),
  message: vi.fn(),
  warning: vi.fn(),
  dismiss: vi.fn(),
}

const Children = ({ children }: { children?: ReactNode }) => children
export const DocumentInfoProvider = Children
export const EditDepthProvider = Children
export const OperationProvider = Children

export const Pill = Children
export const Button = Children

const Nothing = () => null
export const SetStepNav = Nothing
const drawer = () => [Nothing, Nothing, { openDrawer: () => undefined, closeDrawer: () => undefined }] as const

export const useListDrawer = drawer

/** The rich text editor never loads: it is tested in a browser. */
export const useServerFunctions = () => ({ _internal_renderField: () => new Promise<never>(() => undefined) })

export const Form = Nothing
export const RenderFields = Nothing

const Nav = createContext({ navOpen: false, setNavOpen: (_isOpen: boolean) => undefined as void })
export const useNav = () => useContext(Nav)

/** Behaves as Payload's provider on screens up to 1,440 px: the navigation is closed on load. */
export function NavProvider({ children, initialIsOpen }: { children: ReactNode; initialIsOpen: boolean }) {
  const [navOpen, setNavOpen] = useState(initialIsOpen)
  useEffect(() => setNavOpen(false), [])
  return <Nav value={{ navOpen, setNavOpen }}>{children}</Nav>
}

/** The breakpoints above the window's width. A test may change them. */
export const BREAKPOINTS = { l: true, m: false, s: false }
export const useWindowInfo = () => ({ breakpoints: BREAKPOINTS })

export const setPreference = vi.fn()
export const usePreferences = () => ({ setPreference })
