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
export { ShellStyle } from '../admin/shell/ShellStyle'
export { RedirectTools } from '../admin/redirects/RedirectTools'
export { InviteUser } from '../admin/users/InviteUser'
export { AuditView } from '../admin/views/AuditView'
export { CachesView } from '../admin/views/CachesView'
export { CollectionAddress } from '../admin/views/CollectionAddress'
export { AccountAddress } from '../admin/views/CollectionAddress'
export { CookbookView } from '../admin/views/CookbookView'
export { CopyView } from '../admin/views/CopyView'
export { PagesCopyView } from '../admin/views/CopyView'
export { DocumentationView } from '../admin/views/DocumentationView'
export { ProfileView } from '../admin/views/ProfileView'
export { ShellNav } from '../admin/views/ShellNav'
export { StartView } from '../admin/views/StartView'
export { PagesCreateView } from '../admin/views/PagesViews'
export { PagesView } from '../admin/views/PagesViews'
export { ReviewsLink } from '../admin/reviews/ReviewsLink'
export { ReviewsView } from '../admin/views/ReviewsView'
export { StudioView } from '../admin/views/StudioView'
export { ThemeColorField } from '../studio/app/theme/ThemeColorChoice'
