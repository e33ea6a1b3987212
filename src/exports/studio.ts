/**
 * The studio's screens and fields, named by the plugin as `voix/studio#StudioView` and imported by Payload's import map. For
 * the server: a file for the browser must not import it.
 *
 * @module voix/studio
 */
export { Icon } from '../studio/brand/Icon'
export { Logo } from '../studio/brand/Logo'
export { ColorField } from '../studio/inspector/content/ColorField'
export { RowLabel } from '../studio/inspector/content/RowLabel'
export { refuseWholePages } from '../studio/server/refuseWholePages'
export { ThemeColorField } from '../studio/theme/ThemeColorField'
export { ThemeColorProvider } from '../studio/theme/ThemeColorProvider'
export { PagesCreateView } from '../studio/views/PagesCreateView'
export { PagesView } from '../studio/views/PagesView'
export { StudioView } from '../studio/views/StudioView'
