import type { AdminDependencies, AdminViewConfig } from 'payload'
import type { VoixOptions } from '../options/types'

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
  voixReviews: { path: '/reviews', exact: true, Component: 'voix/studio#ReviewsView' },
  voixPages: { path: '/pages', exact: true, Component: 'voix/studio#PagesView' },
}

/** Writes the person's theme colour into every screen of the admin. */
export const THEME_COLOR = 'voix/studio#ThemeColorProvider'

/** The way to the reviews, in the admin's navigation. */
export const REVIEWS_LINK = 'voix/studio#ReviewsLink'

/** Puts the cursor into the login form. */
export const LOGIN_FOCUS = 'voix/studio#LoginFocus'

/** The modules that `voix({ studio })` names, for Payload's import map. */
export function studioModules({ studio = {} }: Pick<VoixOptions, 'studio'>): AdminDependencies {
  const { commands = [], panels = [], fields = [], checks = [] } = studio
  return Object.fromEntries(
    [...commands, ...panels, ...fields, ...checks].map((path) => [path, { path, type: 'function' }]),
  )
}
