import { gzipSync } from 'node:zlib'
import type { CollectionBeforeOperationHook } from 'payload'
import { expect, it } from 'vitest'
import { checkContent } from './checkContent'

const check = (data: Buffer) => {
  const file = { name: 'a.svg', mimetype: 'image/svg+xml', data, size: data.length }
  const args = { args: {}, operation: 'create', req: { file } }
  return checkContent(args as unknown as Parameters<CollectionBeforeOperationHook>[0])
}
const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}<rect width="5" height="5"/></svg>`,
  )

it('lets plain shapes in', async () => {
  await expect(check(svg(''))).resolves.toEqual({})
})

it.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in a packed picture, which cannot be read', gzipSync(svg('<script>alert(1)</script>'))],
])('refuses %s', async (_name, data) => {
  await expect(check(data)).rejects.toThrow(/plain/)
})
