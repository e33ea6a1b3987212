'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useLeave } from '../notices/LeaveGuard'

interface Props {
  href: string
  label: string
  className?: string
  children: ReactNode
}

/** A link out of the studio. With unsaved changes it asks first. */
export function LeaveLink({ href, label, className, children }: Props) {
  const router = useRouter()
  const leave = useLeave()
  return (
    <Link
      aria-label={label}
      className={className}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        leave(() => router.push(href))
      }}
      prefetch={false}
      title={label}
    >
      {children}
    </Link>
  )
}
