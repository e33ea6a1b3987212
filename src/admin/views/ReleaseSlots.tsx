import { PublishButton, SaveButton, SaveDraftButton, UnpublishButton } from '@payloadcms/ui'
import { cache, type ReactNode } from 'react'
import { createLocalReq, type Payload, type SanitizedPermissions, type TypedUser } from 'payload'
import { FormRelease } from '../releases/FormRelease'
import { SaveInRelease } from '../releases/SaveInRelease'
import { chosenRelease, openReleases } from '../server/findReleases'
import { readVoix } from '../server/readVoix'

/** Payload's props for components of a document's form, with the slug that the plugin adds. */
interface Slot {
  collection: string
  payload: Payload
  permissions?: SanitizedPermissions
  user?: TypedUser | null
}

const NONE = { release: null, releases: [] }

/** Returns the release chosen in this browser, cached for all components of one request. */
const workedIn = cache(async (payload: Payload, user: TypedUser) => {
  const releases = await openReleases(await createLocalReq({ user }, payload))
  return { releases, release: await chosenRelease({}, releases) }
})

/** Only users who may update a release can work in one. */
async function releaseOf({ payload, permissions, user }: Slot) {
  const may = permissions?.collections?.[readVoix(payload).collections.releases]?.update
  return may && user ? workedIn(payload, user) : NONE
}

/** The release selector of the form. */
export async function FormReleaseSlot(slot: Slot) {
  const { release, releases } = await releaseOf(slot)
  return releases.length > 0 ? <FormRelease release={release} releases={releases} /> : null
}

export async function SaveSlot(slot: Slot) {
  return save(slot, <SaveButton />)
}

export async function SaveDraftSlot(slot: Slot) {
  return save(slot, <SaveDraftButton />)
}

async function save(slot: Slot, outside: ReactNode) {
  const { release } = await releaseOf(slot)
  if (!release) return outside
  return <SaveInRelease collection={slot.collection} key={release.id} outside={outside} release={release} />
}

/** The release publishes its documents, so the form has no publish button. */
export async function PublishSlot(slot: Slot) {
  const { release } = await releaseOf(slot)
  return release ? null : <PublishButton />
}

export async function UnpublishSlot(slot: Slot) {
  const { release } = await releaseOf(slot)
  return release ? null : <UnpublishButton />
}
