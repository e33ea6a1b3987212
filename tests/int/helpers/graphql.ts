import { graphQLRoute } from '../../../src/host/api'
import { ORIGIN, type App } from './app'

/** Sends a query as the route file of an application does. */
export async function askGraphQL({ config }: App, body: string, headers: Record<string, string> = {}) {
  const request = new Request(`${ORIGIN}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })
  const answer = await graphQLRoute(config).POST(request)
  return { status: answer.status, body: await answer.text(), cookie: answer.headers.get('Set-Cookie') }
}

/** Runs `work` with GraphQL enabled, as an application can enable it. */
export async function withGraphQL({ config }: App, work: () => Promise<void>): Promise<void> {
  Object.assign(config.graphQL, { disable: false })
  try {
    await work()
  } finally {
    Object.assign(config.graphQL, { disable: true })
  }
}
