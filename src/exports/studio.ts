/**
 * The studio's screens and fields, named by the plugin as `voix/studio#StudioView` and imported by Payload's import map. For
 * the server: a file for the browser must not import it.
 *
 * @module voix/studio
 */
export { Icon } from '../studio/app/brand/Logo'
export { LoginFocus } from '../studio/app/brand/LoginFocus'
export { Logo } from '../studio/app/brand/Logo'
export { PresentPasswordField } from '../studio/app/PresentPasswordField'
export { refuseWholePages } from '../studio/app/server/refuseWholePages'
export { ThemeColorProvider } from '../studio/app/theme/ThemeColorProvider'
export { PagesCreateView } from '../studio/app/views/PagesViews'
export { PagesView } from '../studio/app/views/PagesViews'
export { StudioView } from '../studio/app/views/StudioView'
export { ThemeColorField } from '../studio/app/theme/ThemeColorChoice'
