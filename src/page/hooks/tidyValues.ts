import type { CollectionBeforeOperationHook } from 'payload'
import { tidyTexts } from '../../tree'

/** Takes out of texts what readers never see, before anything looks at them. */
export const tidyValues: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: unknown }
  const tidy = tidyTexts(data)
  return tidy === data ? args : { ...args, data: tidy }
}
