/** A brilliant seen from above, with every facet in its own colour, over the name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`grande-logo ${className}`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path fill="#0f7a5f" d="M22 4h20L32 18z" />
        <path fill="#e9b872" d="M42 4l18 18-18 4-10-8z" />
        <path fill="#1d4f9c" d="M60 22v20l-14-10-4-6z" />
        <path fill="#7b3fa0" d="M60 42L42 60l-4-14 8-14z" />
        <path fill="#a3123c" d="M42 60H22l10-14h6z" />
        <path fill="#c8325c" d="M22 60L4 42l14-10 8 14h6z" />
        <path fill="#2d7fd0" d="M4 42V22l14 4v6z" />
        <path fill="#16a07c" d="M4 22L22 4l10 14-14 8z" />
        <path fill="#f6f0e6" d="M32 18l10 8 4 6-8 14H26l-8-14v-6z" />
      </svg>
      <span className="grande-name">Jewel Grande</span>
    </span>
  )
}
