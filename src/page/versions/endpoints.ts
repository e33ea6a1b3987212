import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import * as contract from '../../contract/versions'
import { slugsOf } from '../../options/getVoix'
import { pageIdOf } from '../store/pageIdOf'
import { readRows } from '../../tree'
import { valuesOf, savedFieldsOf } from '../store/content'
import { findVersion } from '../store/findVersions'
import { listRevisions } from './listRevisions'
import { nameRevision } from './nameRevision'
import { findPathHolder } from './pathHolder'

const list = createEndpoint(contract.listRevisions, async ({ req, query: { limit, before = null } }) =>
  listRevisions({ req, collection: collectionOf(req), id: pageIdOf(req), limit, before }),
)

const read = createEndpoint(contract.readRevision, async ({ req, params }) => {
  const [id, rev] = [pageIdOf(req), revOf(req, params.rev)]
  const version = await findVersion({ req, id, rev })
  const page = valuesOf(version.page, savedFieldsOf(collectionOf(req)))
  const pathHolder = await findPathHolder({ req, id, page })
  return { rev, page, rows: readRows(version.page.elements), pathHolder }
})

const name = createEndpoint(contract.nameRevision, async ({ req, params, body: { label } }) => {
  const [id, rev] = [pageIdOf(req), revOf(req, params.rev)]
  await nameRevision({ req, collection: collectionOf(req), id, rev, label })
  return { label }
})

export const revisionEndpoints: readonly Endpoint[] = [list, read, name]

function collectionOf(req: PayloadRequest) {
  return req.payload.collections[slugsOf(req).pages].config
}

function revOf(req: PayloadRequest, given: string): number {
  const rev = Number(given)
  if (!Number.isInteger(rev)) throw new NotFound(req.t)
  return rev
}
