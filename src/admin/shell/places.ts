/** A screen of the product in the navigation. */
export interface Place {
  group: string
  label: string
  icon: string
  /** A path below the admin. The entry is shown if a view is registered at it. */
  path: string
  /** The product's collection that is used without a view at `path`. */
  collection?: string
  /** Further addresses at which the entry is active. */
  also?: readonly string[]
}

/** In the order of the navigation. Groups of the application come after `Content`. */
export const GROUPS = ['Work', 'Content', 'Site', 'Design', 'People', 'Help'] as const

/** Views at these paths are listed for users who may open them (`options/screens`). */
export const PLACES: readonly Place[] = [
  { group: 'Work', label: 'Start', icon: 'house', path: '' },
  { group: 'Work', label: 'Pages', icon: 'pages', path: '/pages', also: ['/studio'] },
  { group: 'Work', label: 'Reviews', icon: 'message', path: '/reviews' },
  { group: 'Work', label: 'Releases', icon: 'rocket', path: '/releases', collection: 'releases' },
  { group: 'Work', label: 'Health', icon: 'health', path: '/health' },
  { group: 'Work', label: 'Trash', icon: 'trash', path: '/trash' },
  { group: 'Content', label: 'Media', icon: 'image', path: '/media', collection: 'media' },
  { group: 'Content', label: 'Forms', icon: 'form', path: '/forms', collection: 'forms' },
  {
    group: 'Content',
    label: 'Submissions',
    icon: 'inbox',
    path: '/form-submissions',
    collection: 'form-submissions',
  },
  { group: 'Site', label: 'Menus', icon: 'menu', path: '/menus', collection: 'menus' },
  { group: 'Site', label: 'Redirects', icon: 'signpost', path: '/redirects', collection: 'redirects' },
  { group: 'Site', label: 'Head tags', icon: 'code', path: '/head-tags', collection: 'head-tags' },
  { group: 'Site', label: 'Caches', icon: 'database', path: '/caches' },
  { group: 'Design', label: 'Slicer', icon: 'shapes', path: '/slicer' },
  { group: 'Design', label: 'Style guide', icon: 'palette', path: '/style-guide' },
  { group: 'Design', label: 'Layouts', icon: 'swatches', path: '/layouts' },
  { group: 'Design', label: 'Cookbook', icon: 'cookbook', path: '/cookbook', collection: 'recipes' },
  { group: 'People', label: 'Users', icon: 'users', path: '/users', collection: 'users' },
  { group: 'People', label: 'Audit log', icon: 'history', path: '/audit-log' },
  { group: 'People', label: 'Profile', icon: 'profile', path: '/profile' },
  { group: 'Help', label: 'Documentation', icon: 'book', path: '/documentation' },
]
