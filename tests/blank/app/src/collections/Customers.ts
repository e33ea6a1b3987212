import type { CollectionConfig } from 'payload'

export const Customers: CollectionConfig = {
  slug: 'customers',
  admin: { useAsTitle: 'email' },
  auth: true,
  fields: [{ name: 'level', type: 'select', options: ['owner', 'buyer'], required: true }],
}
