import type { CollectionBeforeOperationHook } from 'payload'
import { tidyTexts } from '../../tree'

/** Removes characters that readers cannot see from texts, before validation. */
export const tidyValues: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: unknown }
  const tidy = tidyTexts(data)
  return tidy === data ? args : { ...args, data: tidy }
}
