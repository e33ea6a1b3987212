import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'

interface Element {
  blockType: string
  element?: Record<string, unknown>
  [field: string]: unknown
}

/** The elements of a page, and its other fields. */
export type PageOf = [elements: Element[], page?: Record<string, unknown>]

/** Publishes a page and returns its path. */
export async function publishPage(editor: APIRequestContext, ...[elements, page = {}]: PageOf): Promise<string> {
  const path = `/e2e/site/${randomUUID().slice(0, 8)}`
  const rows = elements.map((element) => ({ id: randomUUID(), ...element }))
  const data = { title: 'A page', path, layout: 'no-chrome', _status: 'published', ...page, elements: rows }
  const response = await editor.post('/api/pages?depth=0', { data })
  expect(response.status(), await response.text()).toBe(201)
  return path
}
