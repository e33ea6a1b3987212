/** The label files of the public site; which one is a language's, the plugin's `languages` say. */
export const labels = {
  'en.json': () => import('./locales/en.json'),
  'es.json': () => import('./locales/es.json'),
}
