'use client'

import { toast } from '@payloadcms/ui'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { createId } from '../../tree'
import { plainOf } from '../../slices/translation'
import { exportXliff, importXliff, type ImportProblem } from '../../contract/translation'
import { addressFor } from '../../studio/api/call'
import { sendFile } from '../../studio/api/sendFile'
import type { Drafts } from './createDrafts'
import styles from './translate.module.css'

interface Props {
  apiRoute: string
  canEdit: boolean
  drafts: Drafts
  pageId: string
}

/**
 * Exports and imports the translation as a file for translators. The user decides about each text that an import would
 * overwrite.
 */
export function XliffFiles({ apiRoute, canEdit, drafts, pageId }: Props) {
  const params = { id: pageId }
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly ImportProblem[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setIsBusy(true)
    setRefused(null)
    setProblems([])
    await drafts.flush()
    const answer = await sendFile(apiRoute, importXliff, { params, query: { operationId: createId() } }, file)
    setIsBusy(false)
    if (input.current) input.current.value = ''
    if (!answer.ok) return setRefused(answer.message)
    const { applied, unchanged, untranslated, translation } = answer.data
    drafts.replace(translation)
    setProblems(answer.data.problems)
    const rest = [`${unchanged} were unchanged`, `${untranslated} are not translated in it`]
    toast.success(`${file.name}: ${applied} ${applied === 1 ? 'text was' : 'texts were'} taken, ${rest.join(', ')}.`)
  }
  const solve = (problem: ImportProblem, isTaken: boolean) => {
    if (isTaken) drafts.type(problem.key, problem.target)
    setProblems((all) => all.filter((each) => each !== problem))
  }
  return (
    <div className={styles.files}>
      <a className={styles.button} download href={addressFor(apiRoute, exportXliff, { params })}>
        <Download aria-hidden size={14} /> Export XLIFF
      </a>
      {canEdit && (
        <>
          <button className={styles.button} disabled={isBusy} onClick={() => input.current?.click()} type="button">
            <Upload aria-hidden size={14} /> {isBusy ? 'Importing …' : 'Import XLIFF'}
          </button>
          <input
            accept=".xlf,.xliff,application/xliff+xml"
            aria-label="XLIFF file with a translation"
            hidden
            onChange={(event) => void take(event.target.files?.[0])}
            ref={input}
            type="file"
          />
        </>
      )}
      {refused !== null && (
        <p className={styles.refused} role="alert">
          Nothing was imported. {refused}
        </p>
      )}
      {problems.length > 0 && (
        <section aria-label="Not taken from the file" className={styles.problems}>
          <p>
            {problems.length === 1 ? 'One text was' : `${problems.length} texts were`} not taken from the file. Choose
            for each:
          </p>
          <ul>
            {problems.map((problem) => (
              <li key={problem.key}>
                <p>
                  <strong>{problem.now ? `${problem.now.place}, ${problem.now.label}` : problem.key}</strong> (line{' '}
                  {problem.line}): {problem.message}
                </p>
                <dl>
                  <dt>The file</dt>
                  <dd>{plainOf(problem.target)}</dd>
                  {problem.now && (
                    <>
                      <dt>Now</dt>
                      <dd>{plainOf(problem.now.target)}</dd>
                    </>
                  )}
                </dl>
                {problem.now && problem.reason !== 'marks' && (
                  <button className={styles.button} onClick={() => solve(problem, true)} type="button">
                    Take the file’s
                  </button>
                )}
                <button className={styles.button} onClick={() => solve(problem, false)} type="button">
                  Leave it as it is
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
