import path from 'node:path'

// Turbopack loads plugins by their name, as a path from the root.
export default {
  plugins: { '@tailwindcss/postcss': {}, [path.resolve('scripts/postcss/withoutBodyHas.cjs')]: {} },
}
