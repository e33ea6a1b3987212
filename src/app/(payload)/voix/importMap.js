import { ChoiceCell as ChoiceCell_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ChoiceField as ChoiceField_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { CodeTextField as CodeTextField_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { YesNoCell as YesNoCell_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { StatusCell as StatusCell_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { MenuItemsField as MenuItemsField_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ConflictBar as ConflictBar_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { FormReleaseSlot as FormReleaseSlot_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { PublishSlot as PublishSlot_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { SaveDraftSlot as SaveDraftSlot_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { UnpublishSlot as UnpublishSlot_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { FileUsesField as FileUsesField_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { DescribeLink as DescribeLink_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { SubmissionTools as SubmissionTools_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { RedirectTools as RedirectTools_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { SaveSlot as SaveSlot_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { HeadTagsPreview as HeadTagsPreview_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { PresentPasswordField as PresentPasswordField_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ApiKeyField as ApiKeyField_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ThemeColorField as ThemeColorField_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { InviteUser as InviteUser_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { TimeZoneField as TimeZoneField_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ShellNav as ShellNav_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { Icon as Icon_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { Logo as Logo_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { LoginFocus as LoginFocus_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ShellStyle as ShellStyle_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ThemeColorProvider as ThemeColorProvider_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { StartView as StartView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ProfileView as ProfileView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { SignInReturnView as SignInReturnView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { StudioView as StudioView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { PagesCreateView as PagesCreateView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { PagesCopyView as PagesCopyView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { TranslateView as TranslateView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { AuditView as AuditView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { CachesView as CachesView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { CookbookView as CookbookView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ReleasesView as ReleasesView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { SliceView as SliceView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { TemplatesView as TemplatesView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { DesignGuideView as DesignGuideView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { SlicerView as SlicerView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { StyleGuideView as StyleGuideView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { LayoutView as LayoutView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { LayoutsView as LayoutsView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { HealthView as HealthView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { DescribeView as DescribeView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { ReviewsView as ReviewsView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { TrashView as TrashView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { PagesView as PagesView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { DocumentationView as DocumentationView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { AccountAddress as AccountAddress_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { CopyView as CopyView_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { CollectionAddress as CollectionAddress_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { ProviderSignIn as ProviderSignIn_a78502ce4ff33a12f2b69fa6349ad881 } from 'voix/studio'

/** @type import('payload').ImportMap */
export const importMap = {
  "voix/studio#ChoiceCell": ChoiceCell_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ChoiceField": ChoiceField_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#CodeTextField": CodeTextField_a78502ce4ff33a12f2b69fa6349ad881,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "voix/studio#YesNoCell": YesNoCell_a78502ce4ff33a12f2b69fa6349ad881,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "voix/studio#StatusCell": StatusCell_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#MenuItemsField": MenuItemsField_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ConflictBar": ConflictBar_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#FormReleaseSlot": FormReleaseSlot_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#PublishSlot": PublishSlot_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#SaveDraftSlot": SaveDraftSlot_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#UnpublishSlot": UnpublishSlot_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#FileUsesField": FileUsesField_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#DescribeLink": DescribeLink_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#SubmissionTools": SubmissionTools_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#RedirectTools": RedirectTools_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#SaveSlot": SaveSlot_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#HeadTagsPreview": HeadTagsPreview_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#PresentPasswordField": PresentPasswordField_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ApiKeyField": ApiKeyField_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ThemeColorField": ThemeColorField_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#InviteUser": InviteUser_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#TimeZoneField": TimeZoneField_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ShellNav": ShellNav_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#Icon": Icon_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#Logo": Logo_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#LoginFocus": LoginFocus_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ShellStyle": ShellStyle_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ThemeColorProvider": ThemeColorProvider_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#StartView": StartView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ProfileView": ProfileView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#SignInReturnView": SignInReturnView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#StudioView": StudioView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#PagesCreateView": PagesCreateView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#PagesCopyView": PagesCopyView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#TranslateView": TranslateView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#AuditView": AuditView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#CachesView": CachesView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#CookbookView": CookbookView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ReleasesView": ReleasesView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#SliceView": SliceView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#TemplatesView": TemplatesView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#DesignGuideView": DesignGuideView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#SlicerView": SlicerView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#StyleGuideView": StyleGuideView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#LayoutView": LayoutView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#LayoutsView": LayoutsView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#HealthView": HealthView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#DescribeView": DescribeView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#ReviewsView": ReviewsView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#TrashView": TrashView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#PagesView": PagesView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#DocumentationView": DocumentationView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#AccountAddress": AccountAddress_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#CopyView": CopyView_a78502ce4ff33a12f2b69fa6349ad881,
  "voix/studio#CollectionAddress": CollectionAddress_a78502ce4ff33a12f2b69fa6349ad881,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "voix/studio#ProviderSignIn": ProviderSignIn_a78502ce4ff33a12f2b69fa6349ad881
}
