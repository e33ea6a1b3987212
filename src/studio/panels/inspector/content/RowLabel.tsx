'use client'

import { useRowLabel } from '@payloadcms/ui'
import { rowTitle } from './rowTitle'

/** The head of a list's row: what the row is about, so that a folded list can be read. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  return <span>{rowTitle({ data, number: rowNumber + 1 })}</span>
}
