import type { PayloadRequest } from 'payload'
import { layoutsInForce } from '../../collections/core/layoutColors/inForce'
import { getVoix } from '../../options/getVoix'
import { readPage, type CheckedPage } from '../../slices/checks'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { toTree, type Row } from '../../tree'

export interface PageToCheck {
  req: PayloadRequest
  /** Values of the page's own fields. */
  page: Readonly<Record<string, unknown>>
  rows: readonly Row[]
}

/** Returns a page in the form that checks read. */
export async function readOnServer({ req, page, rows }: PageToCheck): Promise<CheckedPage> {
  const { catalogue, defaultLayout, languages } = getVoix(req.payload.config)
  const colors = (await layoutsInForce(req)).find(({ name }) => name === (page.layout || defaultLayout))
  return readPage({ page, tree: toTree(rows), slice: checkedSlices(catalogue.all), languages, colors, req })
}
