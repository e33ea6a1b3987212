import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isUsableId } from '../../tree'
import { ReleaseScreen } from '../releases/ReleaseScreen'
import { ReleasesScreen } from '../releases/ReleasesScreen'
import { readVoix } from '../server/readVoix'
import { mayApprove, requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'

/** `/voix/releases`: all releases; `/voix/releases/<id>`: one, with its documents. */
export async function ReleasesView(props: AdminViewServerProps) {
  const { segments } = props.params ?? {}
  const id = Array.isArray(segments) && typeof segments[1] === 'string' && segments[1] !== 'create' ? segments[1] : null
  const { access } = requireStudioAccess({ props, route: id === null ? '/releases' : `/releases/${id}` })
  const { req } = props.initPageResult
  const { config } = req.payload
  const { admin: adminRoute, api: apiRoute } = config.routes
  if (id !== null && !(await hasRelease(req, id))) notFound()
  const { collections, timeZone, timeZones } = readVoix({ config })
  const shared = { adminRoute, apiRoute, canEdit: access !== 'review' }
  return (
    <AdminPage props={props}>
      {id === null ? (
        <ReleasesScreen {...shared} collections={collections} />
      ) : (
        <ReleaseScreen {...shared} canApprove={mayApprove(req)} id={id} key={id} zones={{ timeZone, timeZones }} />
      )}
    </AdminPage>
  )
}

async function hasRelease(req: PayloadRequest, id: string): Promise<boolean> {
  const { releases } = readVoix(req.payload).collections
  const found = isUsableId(id)
    ? await req.payload.findByID({
        collection: releases,
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        req,
      })
    : null
  return found !== null
}
