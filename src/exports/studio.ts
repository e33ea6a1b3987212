/**
 * The studio's screens and fields, named by the plugin as `voix/studio#StudioView` and imported by Payload's import map. For
 * the server: a file for the browser must not import it.
 *
 * @module voix/studio
 */
export { CodeTextField } from '../admin/CodeTextField'
export { Icon } from '../admin/brand/Logo'
export { LoginFocus } from '../admin/brand/LoginFocus'
export { Logo } from '../admin/brand/Logo'
export { PresentPasswordField } from '../admin/PresentPasswordField'
export { refuseWholePages } from '../admin/server/refuseWholePages'
export { StatusCell } from '../admin/StatusCell'
export { ThemeColorProvider } from '../admin/theme/ThemeColorProvider'
export { PagesCreateView } from '../admin/views/PagesViews'
export { PagesView } from '../admin/views/PagesViews'
export { ReviewsLink } from '../admin/reviews/ReviewsLink'
export { ReviewsView } from '../admin/views/ReviewsView'
export { StudioView } from '../admin/views/StudioView'
export { ThemeColorField } from '../studio/app/theme/ThemeColorChoice'
