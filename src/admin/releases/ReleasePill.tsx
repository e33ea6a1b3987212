import { Pill } from '@payloadcms/ui'
import type { ReleaseStatus } from '../../contract/releases'

const LOOKS = {
  draft: { label: 'Draft', pillStyle: 'light-gray' },
  scheduled: { label: 'Scheduled', pillStyle: 'warning' },
  publishing: { label: 'Publishing', pillStyle: 'warning' },
  published: { label: 'Published', pillStyle: 'success' },
  failed: { label: 'Failed', pillStyle: 'error' },
  reverted: { label: 'Reverted', pillStyle: 'light-gray' },
} as const

export function ReleasePill({ status }: { status: ReleaseStatus }) {
  const { label, pillStyle } = LOOKS[status]
  return (
    <Pill pillStyle={pillStyle} size="small">
      {label}
    </Pill>
  )
}
