import type { AdminViewConfig } from 'payload'

/**
 * The admin views of the product, by name. Payload resolves the component paths through its import map, so that the plugin
 * needs no import of the studio. The order matters: the first path that matches wins.
 */
export const adminViews: Record<string, AdminViewConfig> = {
  voixStudio: { path: '/studio/:id?', exact: true, Component: '/src/studio/app/views/StudioView#StudioView' },
  voixPagesCreate: {
    path: '/pages/create',
    exact: true,
    Component: '/src/studio/app/views/PagesCreateView#PagesCreateView',
  },
  voixPages: { path: '/pages', exact: true, Component: '/src/studio/app/views/PagesView#PagesView' },
}

/** Writes the person's theme colour into every screen of the admin. */
export const THEME_COLOR = '/src/studio/app/theme/ThemeColorProvider#ThemeColorProvider'
