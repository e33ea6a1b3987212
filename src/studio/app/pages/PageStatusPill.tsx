import { Pill } from '@payloadcms/ui'
import type { PageStatus } from './findPages'

const LOOKS = {
  draft: { label: 'Draft', pillStyle: 'light-gray' },
  changed: { label: 'Changed', pillStyle: 'warning' },
  published: { label: 'Published', pillStyle: 'success' },
} as const

/** `Changed`: visitors still see an older version than editors. */
export function PageStatusPill({ status }: { status: PageStatus }) {
  const { label, pillStyle } = LOOKS[status]
  return (
    <Pill pillStyle={pillStyle} size="small">
      {label}
    </Pill>
  )
}
