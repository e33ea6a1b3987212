import styles from './logo.module.css'

/** The logo above the login form. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Icon />
      Voix
    </span>
  )
}

/** The product's icon: a V with a dot between its arms. */
export function Icon() {
  return (
    <svg className={styles.icon} viewBox="0 0 32 32" role="img" aria-label="Voix" fill="none">
      <rect width="32" height="32" rx="8" fill="#4338ca" />
      <path d="M8 9.5 14.4 23h3.2L24 9.5" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="16" cy="11" r="2" fill="#fff" />
    </svg>
  )
}
