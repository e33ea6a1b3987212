import { PublishButton, SaveButton, SaveDraftButton, UnpublishButton } from '@payloadcms/ui'
import { cache, type ReactNode } from 'react'
import { createLocalReq, type Payload, type SanitizedPermissions, type TypedUser } from 'payload'
import { FormRelease } from '../releases/FormRelease'
import { SaveInRelease } from '../releases/SaveInRelease'
import { chosenRelease, openReleases } from '../server/findReleases'
import { readVoix } from '../server/readVoix'

/** What Payload hands to the parts of a document's form, with the slug that the plugin adds. */
interface Slot {
  collection: string
  payload: Payload
  permissions?: SanitizedPermissions
  user?: TypedUser | null
}

const NONE = { release: null, releases: [] }

/** The release that the browser works in, the same for all parts of one screen. */
const workedIn = cache(async (payload: Payload, user: TypedUser) => {
  const releases = await openReleases(await createLocalReq({ user }, payload))
  return { releases, release: await chosenRelease({}, releases) }
})

/** Nobody works in a release who may not change one. */
async function releaseOf({ payload, permissions, user }: Slot) {
  const may = permissions?.collections?.[readVoix(payload).collections.releases]?.update
  return may && user ? workedIn(payload, user) : NONE
}

/** Where the document is worked on. */
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

/** A document of a release is published by the release. */
export async function PublishSlot(slot: Slot) {
  const { release } = await releaseOf(slot)
  return release ? null : <PublishButton />
}

export async function UnpublishSlot(slot: Slot) {
  const { release } = await releaseOf(slot)
  return release ? null : <UnpublishButton />
}
