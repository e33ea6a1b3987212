import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { testRedirect } from '../../contract/redirects'
import { slugsOf } from '../../options/getVoix'
import { redirectTable } from '../../serve/address/redirects.mjs'
import { isOwnPath } from '../../tree'

export const redirectTester = createEndpoint(testRedirect, async ({ req, query: { address } }) => {
  const { path, host, query } = address
  const { redirects, pages } = slugsOf(req)
  const isOwn = isOwnPath(path, req.payload.config.routes.admin)
  const found = isOwn
    ? null
    : (await redirectTable({ redirects, pages }))({ host: host ?? '', path, query: new URLSearchParams(query) })
  return { path, query, host, isOwn, found: found && { ...found.rule, to: found.to } }
})
