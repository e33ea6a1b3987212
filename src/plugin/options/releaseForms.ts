import type { CollectionConfig, CustomComponent } from 'payload'
import type { Slugs } from '../../options/context'
import { isDrafted } from './statusCell'

/**
 * Replaces the buttons of a releasable collection with buttons that save into the release selected in the browser.
 * Buttons of the application are kept.
 */
export function withReleaseForms(collection: CollectionConfig, { pages, redirects }: Slugs): CollectionConfig {
  const { admin = {}, slug } = collection
  const hasDrafts = isDrafted(collection)
  if (slug === pages || (!hasDrafts && slug !== redirects)) return collection
  const own = admin.components?.edit ?? {}
  const slot = (name: string): CustomComponent => ({
    path: `voix/studio#${name}`,
    serverProps: { collection: slug },
  })
  const edit = {
    ...(hasDrafts
      ? {
          SaveDraftButton: slot('SaveDraftSlot'),
          PublishButton: slot('PublishSlot'),
          UnpublishButton: slot('UnpublishSlot'),
        }
      : { SaveButton: slot('SaveSlot') }),
    ...own,
    beforeDocumentControls: [slot('FormReleaseSlot'), ...(own.beforeDocumentControls ?? [])],
  }
  return { ...collection, admin: { ...admin, components: { ...admin.components, edit } } }
}
