import { randomUUID } from 'node:crypto'

export interface TestRow {
  id: string
  blockType: string
  element: { parent: string | null; slot: string }
  [field: string]: unknown
}

export function row(blockType: string, fields: Record<string, unknown> = {}, parent: string | null = null): TestRow {
  return { id: randomUUID(), blockType, element: { parent, slot: 'default' }, ...fields }
}
