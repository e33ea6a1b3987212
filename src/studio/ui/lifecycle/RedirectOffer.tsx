import styles from './lifecycle.module.css'

interface Props {
  from: string
  to: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** What happens to the old address otherwise. */
  hint?: string
}

/** The offer of a redirect from an address that visitors know. */
export function RedirectOffer({
  from,
  to,
  isChosen,
  onChoose,
  hint = 'Else the old address, with every link and bookmark to it, leads to nothing.',
}: Props) {
  return (
    <label className={styles.redirect}>
      <input checked={isChosen} name="redirect" onChange={({ target }) => onChoose(target.checked)} type="checkbox" />
      <span>
        Lead visitors from <code>{from}</code> to <code>{to}</code>
        <small>{hint}</small>
      </span>
    </label>
  )
}
