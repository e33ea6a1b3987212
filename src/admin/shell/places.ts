/** Who works with a screen: everybody on the staff, editors, administrators. */
export type Access = 'review' | 'edit' | 'administer'

/** Where the navigation has a screen of the product, and what leads there. */
export interface Place {
  group: string
  label: string
  icon: string
  /** Below the admin. Shown where the application has a view there. */
  path: string
  /** The product's collection that stands in for a view at `path`. */
  collection?: string
  for: Access
  /** Further addresses at which it is the active one. */
  also?: readonly string[]
}

/** In the order of the navigation. Groups of the application stand behind `Content`. */
export const GROUPS = ['Work', 'Content', 'Site', 'Design', 'People', 'Help'] as const

/** A view that is registered at one of these paths appears by itself. */
export const PLACES: readonly Place[] = [
  { group: 'Work', label: 'Start', icon: 'house', path: '', for: 'review' },
  { group: 'Work', label: 'Pages', icon: 'pages', path: '/pages', for: 'review', also: ['/studio'] },
  { group: 'Work', label: 'Reviews', icon: 'message', path: '/reviews', for: 'review' },
  { group: 'Work', label: 'Releases', icon: 'rocket', path: '/releases', collection: 'releases', for: 'review' },
  { group: 'Work', label: 'Trash', icon: 'trash', path: '/trash', for: 'edit' },
  { group: 'Content', label: 'Media', icon: 'image', path: '/media', collection: 'media', for: 'review' },
  { group: 'Content', label: 'Forms', icon: 'form', path: '/forms', collection: 'forms', for: 'review' },
  {
    group: 'Content',
    label: 'Submissions',
    icon: 'inbox',
    path: '/form-submissions',
    collection: 'form-submissions',
    for: 'edit',
  },
  { group: 'Site', label: 'Menus', icon: 'menu', path: '/menus', collection: 'menus', for: 'review' },
  { group: 'Site', label: 'Redirects', icon: 'signpost', path: '/redirects', collection: 'redirects', for: 'review' },
  { group: 'Site', label: 'Head tags', icon: 'code', path: '/head-tags', collection: 'head-tags', for: 'administer' },
  { group: 'Site', label: 'Caches', icon: 'database', path: '/caches', for: 'edit' },
  { group: 'Design', label: 'Slicer', icon: 'shapes', path: '/slicer', for: 'review' },
  { group: 'Design', label: 'Style guide', icon: 'palette', path: '/style-guide', for: 'review' },
  { group: 'Design', label: 'Layouts', icon: 'swatches', path: '/layouts', for: 'administer' },
  { group: 'Design', label: 'Cookbook', icon: 'cookbook', path: '/cookbook', collection: 'recipes', for: 'review' },
  { group: 'People', label: 'Users', icon: 'users', path: '/users', collection: 'users', for: 'review' },
  { group: 'People', label: 'Audit log', icon: 'history', path: '/audit-log', for: 'administer' },
  { group: 'People', label: 'Profile', icon: 'profile', path: '/profile', for: 'review' },
  { group: 'Help', label: 'Documentation', icon: 'book', path: '/documentation', for: 'review' },
]
