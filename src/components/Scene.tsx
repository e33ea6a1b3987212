/** The placeholder of an empty picture field: a bay in the layout's colours. `index` varies it in a list. */
export function Scene({ index = 0 }: { index?: number }) {
  const [isMirrored, isOpenSea] = [index % 2 === 1, index % 4 > 1]
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      style={isMirrored ? { transform: 'scaleX(-1)' } : undefined}
    >
      <path fill="color-mix(in srgb, var(--accent) 28%, #fff8ee)" d="M0 0h400v300H0z" />
      <circle
        cx={isOpenSea ? 150 : 285}
        cy={isOpenSea ? 128 : 104}
        r={isOpenSea ? 58 : 40}
        fill="var(--accent)"
        opacity=".75"
      />
      <path fill="color-mix(in srgb, var(--brand) 40%, #fff)" d="M0 150q70-52 138-20t120 14 142-30v90H0z" />
      <path fill="color-mix(in srgb, var(--brand) 68%, #fff)" d="M0 172h400v70H0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M30 190h60m40 10h90m50-12h70M70 214h50m120 4h90"
      />
      <path fill="color-mix(in srgb, var(--accent) 22%, #fbf0dc)" d="M0 246q110-34 210-8t190-10v72H0z" />
      {isOpenSea ? null : <Palm />}
    </svg>
  )
}

function Palm() {
  return (
    <>
      <path fill="var(--brand)" d="M84 262c3-38 3-66-5-92l6-2c9 28 11 58 9 94z" />
      <path
        fill="color-mix(in srgb, var(--brand) 82%, #000)"
        d="M81 170c-24-14-46-10-58 8 20-10 38-12 58-8zm0 0c-18-24-10-42 8-50-6 18-6 34-8 50zm1 0c10-26 30-34 50-26-20 4-36 12-50 26zm0 0c26-6 44 4 48 24-14-14-30-22-48-24zm-1 0c-24 2-36 16-34 34 10-14 20-26 34-34z"
      />
    </>
  )
}
