import type { CollectionBeforeChangeHook } from 'payload'

/** Every write is one revision further than the newest version, whatever the data says. */
export const countRevision: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => ({
  ...data,
  rev: operation === 'create' ? 1 : Number((originalDoc as { rev?: number } | undefined)?.rev ?? 0) + 1,
})
