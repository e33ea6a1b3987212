import type { PayloadRequest } from 'payload'
import type { SaveBody } from '../../contract/saving'
import { readRows, toTree, type PageContent } from '../../tree'
import type { Line } from '../store/line'
import { readLine } from '../store/readLine'
import { planSave } from './planSave'

interface Planned {
  req: PayloadRequest
  line: Line
  body: Pick<SaveBody, 'baseRev' | 'change'>
}

/** Returns the page as a save would make it, without locking it. Throws the 409 of a save that conflicts. */
export async function plannedPage({ req, line, body }: Planned): Promise<PageContent> {
  const { elements, ...page } = (await readLine({ req, line })).seen
  const snapshot = { page: { ...page }, tree: toTree(readRows(elements)) }
  return planSave({ body, head: { rev: page.rev ?? 0, snapshot } })
}
