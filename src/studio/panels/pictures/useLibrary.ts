import { useAuth, useConfig } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { Library } from '../../api/pictures'
import { mayChangeField } from '../../model/fieldRights'
import { useEditor, useSession } from '../../session/session'

/** What somebody may do with the pictures of the library; the server has the last word. */
export interface PictureRights {
  mayUpload: boolean
  /** Whether a field of a picture may be changed. */
  mayChange: (field: string) => boolean
}

/** The media collection as this application has it, in the page's language. */
export function useLibrary(): { library: Library; rights: PictureRights } {
  const { boot } = useSession()
  const language = useEditor(({ page }) => page.page.languageCode)
  const { config, getEntityConfig } = useConfig()
  const { permissions } = useAuth()
  const { media } = boot.collections
  return useMemo(() => {
    const { localization } = config
    const { fields: known } = getEntityConfig({ collectionSlug: media })
    const names = new Set(known.map((field) => Reflect.get(field, 'name')))
    // Payload's own folders, which an application may have switched on, are documents.
    const hasFolder = known.some((field) => Reflect.get(field, 'name') === 'folder' && field.type === 'text')
    const locales = localization ? localization.localeCodes : []
    const fallback = localization ? localization.defaultLocale : null
    const locale = locales.includes(language) ? language : fallback
    const own = permissions?.collections?.[media]
    return {
      library: {
        apiRoute: boot.apiRoute,
        collection: media,
        locale,
        fallback,
        has: { alt: names.has('alt'), tags: names.has('tags'), folder: hasFolder },
      },
      rights: {
        mayUpload: Boolean(own?.create),
        mayChange: (field: string) => mayChangeField(own, field),
      },
    }
  }, [boot.apiRoute, config, getEntityConfig, language, media, permissions])
}
