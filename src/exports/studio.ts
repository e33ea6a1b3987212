/**
 * The studio's screens and fields. The plugin names them like `voix/studio#StudioView`, and Payload's import map
 * imports them. For the server: a browser module must not import this file.
 *
 * @module voix/studio
 */
/** @internal */
export { ConflictBar } from '../admin/conflicts/ConflictBar'
/** @internal */
export { CodeTextField } from '../admin/fields/CodeTextField'
/** @public */
export { Icon } from '../admin/brand/Logo'
/** @internal */
export { LoginFocus } from '../admin/brand/LoginFocus'
/** @public */
export { Logo } from '../admin/brand/Logo'
/** @public */
export { NotFoundView } from '../admin/views/NotFoundView'
/** @internal */
export { PresentPasswordField } from '../admin/fields/PresentPasswordField'
/** @public */
export { withPageTitles } from '../admin/documentation/withPageTitles'
/** @public */
export { refuseWholePages } from '../admin/server/refuseWholePages'
/** @internal */
export { ChoiceCell } from '../admin/fields/cells'
/** @internal */
export { TimeZoneField } from '../admin/fields/TimeZoneField'
/** @internal */
export { YesNoCell } from '../admin/fields/cells'
/** @internal */
export { ChoiceField } from '../admin/fields/ChoiceField'
/** @internal */
export { StatusCell } from '../admin/fields/StatusCell'
/** @internal */
export { ThemeColorProvider } from '../admin/theme/ThemeColorProvider'
/** @internal */
export { ShellStyle } from '../admin/shell/ShellStyle'
/** @internal */
export { RedirectTools } from '../admin/redirects/RedirectTools'
/** @internal */
export { MenuItemsField } from '../admin/menus/MenuItemsField'
/** @internal */
export { HeadTagsPreview } from '../admin/headTags/HeadTagsPreview'
/** @internal */
export { ApiKeyField } from '../admin/users/ApiKeyField'
/** @internal */
export { FileUsesField } from '../admin/media/FileUsesField'
/** @internal */
export { ProviderSignIn } from '../admin/signIn/ProviderSignIn'
/** @internal */
export { SubmissionTools } from '../admin/forms/SubmissionTools'
/** @internal */
export { InviteUser } from '../admin/users/InviteUser'
/** @internal */
export { AuditView } from '../admin/views/AuditView'
/** @internal */
export { CachesView } from '../admin/views/CachesView'
/** @internal */
export { CollectionAddress } from '../admin/views/CollectionAddress'
/** @internal */
export { AccountAddress } from '../admin/views/CollectionAddress'
/** @internal */
export { CookbookView } from '../admin/views/CookbookView'
/** @internal */
export { FormReleaseSlot } from '../admin/views/ReleaseSlots'
/** @internal */
export { PublishSlot } from '../admin/views/ReleaseSlots'
/** @internal */
export { SaveDraftSlot } from '../admin/views/ReleaseSlots'
/** @internal */
export { SaveSlot } from '../admin/views/ReleaseSlots'
/** @internal */
export { UnpublishSlot } from '../admin/views/ReleaseSlots'
/** @internal */
export { CopyView } from '../admin/views/CopyView'
/** @internal */
export { PagesCopyView } from '../admin/views/CopyView'
/** @internal */
export { DescribeView } from '../admin/views/DescribeView'
/** @internal */
export { DescribeLink } from '../admin/media/files/DescribeLink'
/** @internal */
export { DocumentationView } from '../admin/views/DocumentationView'
/** @internal */
export { HealthView } from '../admin/views/HealthView'
/** @internal */
export { LayoutsView } from '../admin/views/LayoutsViews'
/** @internal */
export { LayoutView } from '../admin/views/LayoutsViews'
/** @internal */
export { ProfileView } from '../admin/views/ProfileView'
/** @internal */
export { ShellNav } from '../admin/views/ShellNav'
/** @internal */
export { DesignGuideView } from '../admin/views/SlicerViews'
/** @internal */
export { SlicerView } from '../admin/views/SlicerViews'
/** @internal */
export { SliceView } from '../admin/views/SlicerViews'
/** @internal */
export { StyleGuideView } from '../admin/views/SlicerViews'
/** @internal */
export { TemplatesView } from '../admin/views/SlicerViews'
/** @internal */
export { SignInReturnView } from '../admin/views/SignInReturnView'
/** @internal */
export { StartView } from '../admin/views/StartView'
/** @internal */
export { TranslateView } from '../admin/views/TranslateView'
/** @internal */
export { PagesCreateView } from '../admin/views/PagesViews'
/** @internal */
export { PagesView } from '../admin/views/PagesViews'
/** @internal */
export { ReleasesView } from '../admin/views/ReleasesView'
/** @internal */
export { ReviewsLink } from '../admin/reviews/ReviewsLink'
/** @internal */
export { ReviewsView } from '../admin/views/ReviewsView'
/** @internal */
export { TrashView } from '../admin/views/TrashView'
/** @internal */
export { StudioView } from '../admin/views/StudioView'
/** @internal */
export { ThemeColorField } from '../studio/app/theme/ThemeColorChoice'
