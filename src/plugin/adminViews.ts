import type { AdminViewConfig } from 'payload'

/**
 * The admin views of the product, by name. Payload resolves the component paths through its import map, so that the plugin
 * needs no import of the studio. The order matters: the first path that matches wins.
 */
export const adminViews: Record<string, AdminViewConfig> = {
  voixStudio: { path: '/studio/:id?', exact: true, Component: 'voix/studio#StudioView' },
  voixPagesCreate: {
    path: '/pages/create',
    exact: true,
    Component: 'voix/studio#PagesCreateView',
  },
  voixPages: { path: '/pages', exact: true, Component: 'voix/studio#PagesView' },
}

/** Writes the person's theme colour into every screen of the admin. */
export const THEME_COLOR = 'voix/studio#ThemeColorProvider'
