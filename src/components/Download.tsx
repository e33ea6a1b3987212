import type { Attributes } from './attributes'
import { DownloadIcon } from './icons'

export interface DownloadProps {
  file: { url: string; filename: string; mimeType: string; filesize: number }
  text: string
  attributes?: Attributes
}

/** A file to download, with its kind and size. */
export function Download({ file, text, attributes }: DownloadProps) {
  return (
    <a href={file.url} download={file.filename} className="text-link">
      <DownloadIcon />
      <span {...attributes}>{text || file.filename}</span>
      <span className="text-sm font-normal whitespace-nowrap">{describeFile(file)}</span>
    </a>
  )
}

/** `(PDF, 1.2 MB)`; it never breaks between number and unit. */
export function describeFile({ filename, filesize }: { filename: string; filesize: number }): string {
  const kind = /\.([a-z0-9]{2,5})$/i.exec(filename)?.[1]?.toUpperCase()
  const size =
    filesize >= 1e6 ? `${(filesize / 1e6).toFixed(1)}\u00a0MB` : `${Math.max(1, Math.round(filesize / 1e3))}\u00a0kB`
  return kind ? `(${kind}, ${size})` : `(${size})`
}
