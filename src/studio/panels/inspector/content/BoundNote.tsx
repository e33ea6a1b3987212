'use client'

import inputs from '../../../ui/inputs/inputs.module.css'
import { useCollections } from '../query/useCollections'

interface Props {
  /** As `boundFrom` answers it. */
  source: string
  /** The document fills a link's address; its text stays the element's own. */
  isLink: boolean
}

/** Says at a field that what it shows comes from a document. */
export function BoundNote({ source, isLink }: Props) {
  const [slug = '', path = ''] = source.split(' ')
  const collection = useCollections().find((own) => own.slug === slug)
  const label = collection?.fields.find((own) => own.path === path)?.label ?? path
  return (
    <p className={inputs.hint} data-bound={path}>
      {isLink ? 'Address filled' : 'Filled'} from {collection?.label ?? slug} › {label}.
    </p>
  )
}
