'use client'
import dynamic from 'next/dynamic'

// Payload's import map names every screen at once: named by itself, each would come with every page of the admin, the studio's too.
// A screen named here comes with its own pages alone, and begins to load with their HTML.
export const AuditScreen = dynamic(() => import('./audit/AuditScreen').then((module) => module.AuditScreen))
export const CachesScreen = dynamic(() => import('./caches/CachesScreen').then((module) => module.CachesScreen))
export const CookbookScreen = dynamic(() => import('./cookbook/CookbookScreen').then((module) => module.CookbookScreen))
export const CopyForm = dynamic(() => import('./copy/CopyForm').then((module) => module.CopyForm))
export const DocumentationScreen = dynamic(() =>
  import('./documentation/DocumentationScreen').then((module) => module.DocumentationScreen),
)
export const LayoutScreen = dynamic(() => import('./layouts/LayoutScreen').then((module) => module.LayoutScreen))
export const LayoutsScreen = dynamic(() => import('./layouts/LayoutsScreen').then((module) => module.LayoutsScreen))
export const MenuItemsField = dynamic(() => import('./menus/MenuItemsField').then((module) => module.MenuItemsField))
export const CreatePageForm = dynamic(() => import('./pages/CreatePageForm').then((module) => module.CreatePageForm))
export const PagesScreen = dynamic(() => import('./pages/PagesScreen').then((module) => module.PagesScreen))
export const ReleaseScreen = dynamic(() => import('./releases/ReleaseScreen').then((module) => module.ReleaseScreen))
export const ReleasesScreen = dynamic(() => import('./releases/ReleasesScreen').then((module) => module.ReleasesScreen))
export const ReviewsScreen = dynamic(() => import('./reviews/ReviewsScreen').then((module) => module.ReviewsScreen))
export const DesignGuideScreen = dynamic(() =>
  import('./slicer/DesignGuideScreen').then((module) => module.DesignGuideScreen),
)
export const SliceScreen = dynamic(() => import('./slicer/SliceScreen').then((module) => module.SliceScreen))
export const SlicerScreen = dynamic(() => import('./slicer/SlicerScreen').then((module) => module.SlicerScreen))
export const StyleGuideScreen = dynamic(() =>
  import('./slicer/StyleGuideScreen').then((module) => module.StyleGuideScreen),
)
export const TemplateScreen = dynamic(() => import('./slicer/TemplateScreens').then((module) => module.TemplateScreen))
export const TemplatesScreen = dynamic(() =>
  import('./slicer/TemplateScreens').then((module) => module.TemplatesScreen),
)
export const StartScreen = dynamic(() => import('./start/StartScreen').then((module) => module.StartScreen))
export const LanguagesScreen = dynamic(() =>
  import('./translate/LanguagesScreen').then((module) => module.LanguagesScreen),
)
export const TranslationScreen = dynamic(() =>
  import('./translate/TranslationScreen').then((module) => module.TranslationScreen),
)
export const TrashScreen = dynamic(() => import('./trash/TrashScreen').then((module) => module.TrashScreen))
