import { describeFile } from '../../../components/Download'
import { DownloadIcon, FileIcon } from '../../../components/icons'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { SliceProps } from 'voix/slices'
import type { factSheets } from './config'
import type { FactSheet } from './load'

export default function FactSheets({ fields, field, root, data, context }: SliceProps<typeof factSheets>) {
  const sheets = (data ?? []) as FactSheet[]
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      {sheets.length === 0 ? (
        <p className="text-muted">{context.labels['factSheets.none'] ?? 'No fact sheets at the moment.'}</p>
      ) : (
        <ul className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
          {sheets.map(({ id, title, resort, file }) => (
            <li key={id}>
              <a
                href={file.url}
                download={file.filename}
                className="card card-link group flex h-full items-center gap-4 p-5"
              >
                <FileIcon className="size-9 text-accent-ink" />
                <span className="min-w-0 flex-1">
                  <span className="block leading-snug font-semibold">{title}</span>
                  <span className="block text-sm text-muted">
                    {resort} {describeFile(file)}
                  </span>
                </span>
                <DownloadIcon className="size-5 transition-transform group-hover:translate-y-0.5" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
