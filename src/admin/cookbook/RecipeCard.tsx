'use client'

import type { RecipeInfo } from '../../contract/recipes'
import { Link } from '../../studio/ui/Link'
import styles from './cookbook.module.css'

interface Props {
  recipe: RecipeInfo
  /** The label of its layout. */
  layout: string | null
  adminRoute: string
  canEdit: boolean
  /** `null` for recipes of the application, which are not editable. */
  editAddress: string | null
  onDelete: () => void
}

/** A recipe with its preview, description and links. */
export function RecipeCard({ recipe, layout, adminRoute, canEdit, editAddress, onDelete }: Props) {
  const { address, count, description, kind, picture, title } = recipe
  const preview = `${adminRoute}/cookbook-preview/${address}`
  const facts = [
    kind === 'page' ? 'Page' : 'Elements',
    count === 1 ? '1 element' : `${count} elements`,
    layout,
    editAddress === null ? 'comes with the application' : null,
  ]
  return (
    <article aria-label={title} className={styles.card} data-recipe={address}>
      <a aria-label={`Preview of ${title}`} className={styles.picture} href={preview} rel="noopener" target="_blank">
        {picture === null ? (
          // Not interactive: the card's link covers the frame.
          <iframe aria-hidden inert loading="lazy" src={preview} tabIndex={-1} title={`Preview of ${title}`} />
        ) : (
          <img alt="" loading="lazy" src={picture} />
        )}
      </a>
      <div className={styles.about}>
        <h2>{title}</h2>
        <code>{address}</code>
        {description !== '' && <p>{description}</p>}
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {canEdit && (
          <div className={styles.actions}>
            <Link href={`${adminRoute}/pages/create?recipe=${encodeURIComponent(address)}`}>Use on a new page</Link>
            {editAddress !== null && (
              <>
                <Link aria-label={`Edit ${title}`} href={editAddress}>
                  Edit
                </Link>
                <button aria-label={`Move to trash: ${title}`} onClick={onDelete} type="button">
                  Move to trash
                </button>
              </>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
