import type { Endpoint } from 'payload'
import { createEndpoint } from '../../../collections/core/endpoints/createEndpoint'
import { checkPath } from '../../../contract/paths'
import { normalizePath, pathProblem } from '../../../tree'
import { takenProblem } from '../../store/takenProblem'

export const checkPathEndpoint = ({ reserved }: { reserved: readonly string[] }): Endpoint =>
  createEndpoint(checkPath, async ({ req, query: { path: given, siteId, page = null } }) => {
    const path = String(normalizePath(given))
    const problem = pathProblem({ path, reserved }) ?? (await takenProblem({ req, id: page, path, siteId }))
    return { path, problem }
  })
