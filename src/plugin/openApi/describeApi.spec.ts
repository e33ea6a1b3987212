import { expect, it } from 'vitest'
import { describeApi } from './describeApi'

const { paths, components } = describeApi({ apiRoute: '/api', cookiePrefix: 'payload' })
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
)

interface Operation {
  summary: string
  requestBody?: { content: object }
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  responses: Record<string, { content: Record<string, { schema?: object }> }>
}

it('names every parameter of a path', () => {
  for (const { path, operation } of operations) {
    const named = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)
    expect(path.match(/\{[a-z]+\}/gi) ?? [], path).toEqual(named)
  }
})

it('describes the query and the answer of an endpoint', () => {
  const health = paths['/api/voix/health']?.get as Operation
  expect(health.parameters).toEqual([
    { name: 'page', in: 'query', required: false, schema: expect.objectContaining({ default: 1 }) },
  ])
  expect(JSON.stringify(health.responses[200])).toContain('"totalDocs":{"type":"number"}')
})

it('describes a request that is a file by its content type', () => {
  const imported = paths['/api/voix/redirects/import']?.post as Operation
  expect(imported.requestBody?.content).toEqual({ 'text/csv': {} })
})

it('has a sentence for each endpoint and refers to schemas that exist', () => {
  for (const { path, operation } of operations) expect(operation.summary, path).toMatch(/^[A-Z].*[.]$/)
  const referred = [...JSON.stringify(paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(new Set(referred)).toEqual(new Set(Object.keys(components.schemas)))
})
