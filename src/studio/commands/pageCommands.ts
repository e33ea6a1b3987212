import { ExternalLink } from 'lucide-react'
import { saveCommands } from './saveCommands'
import type { Command } from './types'

export const pageCommands: readonly Command[] = [
  ...saveCommands,
  {
    id: 'view-page',
    label: 'View page',
    group: 'Page',
    icon: ExternalLink,
    enabled: ({ save: { store: status } }) => status.getState().status !== 'draft' || 'it is not published yet',
    run: ({ save, store }) =>
      window.open(save.store.getState().livePath ?? store.getState().saved.page.path, '_blank', 'noopener'),
  },
]
