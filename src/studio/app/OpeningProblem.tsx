'use client'

import Link from 'next/link'
import styles from '../panels/bar/studio.module.css'

export function OpeningProblem({ adminRoute, message }: { adminRoute: string; message: string }) {
  return (
    <main className={styles.opening}>
      <div className={styles.problem} role="alert">
        <h1>This page cannot be opened</h1>
        <p>{message}</p>
        <Link href={`${adminRoute}/pages`}>All pages</Link>
      </div>
    </main>
  )
}
