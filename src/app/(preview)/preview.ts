import config from '@payload-config'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { layoutImports } from '../../layouts/imports'
import { loadPreview, visitorOf } from '../../serve'

/** The page that the frame shows, once per request for the document and the page in it. Only staff see drafts. */
export const readPreview = cache(async (pageId: string, layout: string | null) => {
  const { user, isStaff } = await visitorOf(config)
  if (!user || !isStaff) notFound()
  const loaded = await loadPreview({ pageId, user, layout }, { config, layouts: layoutImports })
  if (!loaded) notFound()
  return { ...loaded, user }
})
