/** The round button on a video's poster. */
export function PlayButton({ label, onClick }: { label: string; onClick?: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="group/play absolute inset-0 grid size-full cursor-pointer place-items-center bg-black/10 hover:bg-black/25"
    >
      <span className="grid size-20 place-items-center rounded-full bg-white text-[#14262b] shadow-card transition-transform group-hover/play:scale-110">
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="ml-1 size-9">
          <path d="M7 4v16l13-8z" />
        </svg>
      </span>
    </button>
  )
}
