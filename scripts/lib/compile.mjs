import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/**
 * Compiles the files of `src/exports` and their imports into `dist`, file by file, so that each keeps its `'use
 * client'`: JavaScript with types, and unchanged stylesheets. Plain JavaScript (`.mjs`) is published from `src`.
 * Adds extensions to relative imports, which Node requires. Returns the number of files.
 */
export function compilePackage({ root }) {
  const paths = { root, src: path.join(root, 'src'), dist: path.join(root, 'dist') }
  fs.rmSync(paths.dist, { recursive: true, force: true })
  const options = readOptions(paths)
  const program = ts.createProgram(listEntries(paths), options)
  const styles = new Set()
  const specifiers = { paths, options, styles }
  let count = 0
  const { diagnostics } = program.emit(undefined, writeFile, undefined, false, {
    before: [(context) => rewriteSpecifiers({ ...specifiers, context, isDeclaration: false })],
    afterDeclarations: [(context) => rewriteSpecifiers({ ...specifiers, context, isDeclaration: true })],
  })
  const problems = [...program.getSyntacticDiagnostics(), ...diagnostics]
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, formatHost(paths)))
  for (const file of styles) copyStyle(file, paths)
  return count + styles.size

  function writeFile(file, text) {
    if (file.endsWith('.mjs') || !file.startsWith(paths.dist + path.sep)) return
    ts.sys.writeFile(ensureFolder(file), text)
    count += 1
  }
}

function readOptions({ root, src, dist }) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const { options } = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), {}, host)
  return { ...options, noEmit: false, incremental: false, declaration: true, rootDir: src, outDir: dist }
}

function listEntries({ src }) {
  const entries = fs.readdirSync(path.join(src, 'exports'), { recursive: true }).filter((file) => /\.tsx?$/.test(file))
  // Bundled for the browser by the application's build.
  const browser = ['loader.ts', 'wake.ts'].map((file) => path.join(src, 'islands/browser', file))
  return [
    ...entries.map((file) => path.join(src, 'exports', file)),
    ...browser,
    path.join(src, 'host/withVoix.mjs'),
    path.join(src, 'front/serve.mjs'),
  ]
}

/** Visits every module specifier: imports, exports, `import()` and types. */
function rewriteSpecifiers({ paths, options, styles, context, isDeclaration }) {
  const { factory } = context
  return (file) => {
    const from = ts.getOriginalNode(file).fileName ?? file.fileName
    return ts.visitEachChild(file, visit, context)

    function visit(node) {
      const specifier = specifierOf(node)
      return specifier?.text.startsWith('.')
        ? ts.visitEachChild(node, (child) => replace(child, specifier), context)
        : ts.visitEachChild(node, visit, context)
    }

    function replace(node, specifier) {
      if (node === specifier) return factory.createStringLiteral(target(specifier.text), true)
      return ts.isLiteralTypeNode(node)
        ? ts.visitEachChild(node, (child) => replace(child, specifier), context)
        : visit(node)
    }

    function target(specifier) {
      if (specifier.endsWith('.css')) {
        styles.add(path.resolve(path.dirname(from), specifier))
        return specifier
      }
      const found = ts.resolveModuleName(specifier, from, options, ts.sys).resolvedModule?.resolvedFileName
      if (!found) throw new Error(`${path.relative(paths.root, from)}: there is no "${specifier}"`)
      return relativeTo({ paths, from, found, isDeclaration })
    }
  }
}

/** JavaScript files are imported from `src`, their types from `dist`. */
function relativeTo({ paths, from, found, isDeclaration }) {
  const isPlain = found.endsWith('.mjs')
  const inDist = (file) => path.join(paths.dist, path.relative(paths.src, file))
  const to = isPlain && !isDeclaration ? found : inDist(found)
  const relative = path.relative(path.dirname(inDist(from)), to).replace(/\.tsx?$/, '.js')
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** Returns the module specifier of a node: of an import, an export, an `import()` or an imported type. */
function specifierOf(node) {
  const named = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : null
  const called = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0]
  const typed = ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && node.argument.literal
  const found = named || called || typed
  return found && ts.isStringLiteral(found) ? found : null
}

function copyStyle(file, { src, dist }) {
  fs.copyFileSync(file, ensureFolder(path.join(dist, path.relative(src, file))))
}

function ensureFolder(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  return file
}

function formatHost({ root }) {
  return { getCurrentDirectory: () => root, getCanonicalFileName: (file) => file, getNewLine: () => '\n' }
}
