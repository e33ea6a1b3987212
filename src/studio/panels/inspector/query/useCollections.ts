import { useConfig } from '@payloadcms/ui'
import { useMemo } from 'react'
import { useSession } from '../../../session/session'
import { documentFields, type DocumentField } from './collectionFields'

export interface QueryCollection {
  slug: string
  label: string
  /** The field that names a document. */
  titleField: string
  fields: DocumentField[]
}

/** The collections that queries may read (the plugin's option `queryCollections`), as this user's configuration has them. */
export function useCollections(): QueryCollection[] {
  const { boot } = useSession()
  const { config } = useConfig()
  return useMemo(
    () =>
      boot.queryCollections.flatMap((slug) => {
        const collection = config.collections.find((own) => own.slug === slug)
        if (!collection) return []
        const plural = collection.labels?.plural
        return [
          {
            slug,
            label: typeof plural === 'string' ? plural : slug,
            titleField: collection.admin.useAsTitle ?? 'id',
            fields: documentFields({ fields: collection.fields }).filter(({ path }) => path !== 'elements'),
          },
        ]
      }),
    [boot.queryCollections, config.collections],
  )
}
