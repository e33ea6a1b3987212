import type { CollectionBeforeOperationHook } from 'payload'
import { tidyTexts } from '../../tree'

/** Removes invisible characters from texts before validation. */
export const tidyValues: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: unknown }
  const tidy = tidyTexts(data)
  return tidy === data ? args : { ...args, data: tidy }
}
