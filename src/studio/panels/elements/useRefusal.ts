import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Says why a drag could not end where the pointer was. Answers a function that is told of each place that the drag passes: the
 * reason why it is refused there, or `null`; it answers whether the place is allowed.
 */
export function useRefusal(): (reason: string | null) => boolean {
  const refused = useRef<string | null>(null)
  useEffect(() => {
    const onOver = ({ target }: DragEvent) => {
      if (!(target instanceof Element && target.closest('[role=tree]'))) refused.current = null
    }
    const onEnd = () => {
      if (refused.current !== null) toast.error(refused.current)
      refused.current = null
    }
    document.addEventListener('dragover', onOver, true)
    document.addEventListener('dragend', onEnd)
    return () => {
      document.removeEventListener('dragover', onOver, true)
      document.removeEventListener('dragend', onEnd)
    }
  }, [])
  return useCallback((reason) => {
    refused.current = reason
    return reason === null
  }, [])
}
