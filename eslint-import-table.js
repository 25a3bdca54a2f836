import { dirname, relative, resolve, sep } from 'node:path'

/**
 * ESLint rule: a file below `root` imports only what the table allows its folder. The table gives, for a folder or file,
 * the other folders or files that it may import; the first row that fits a file is its row, `*` stands for all that is
 * below `root`, and a file without a row is an error. `packages` gives, for a folder or file, the packages that it may
 * import, where `node:` stands for what Node brings; what is not named there may import any.
 */
export const importTable = {
  meta: {
    type: 'problem',
    docs: { description: 'Keeps to the table of who may import whom.' },
    schema: [{ type: 'object', required: ['root', 'table', 'packages'] }],
  },
  create(context) {
    const [{ root, table, packages }] = context.options
    const file = pathOf(context.filename)
    if (file.startsWith('..')) return {}
    const folder = rowOf(table, file)
    if (folder === undefined) {
      const message = `${file} has no row in the table of imports: see eslint.config.js.`
      return { Program: (node) => context.report({ node, message }) }
    }
    const ownPackages = packages[rowOf(packages, file)]

    function pathOf(path) {
      return relative(root, path).split(sep).join('/')
    }

    function check(node) {
      const source = node.source?.value
      if (typeof source !== 'string') return
      const [target, allowed] = source.startsWith('.') ? withinSource(source) : [source, ownPackages]
      if (allowed === undefined || allowed.some((name) => isWithin(target, name))) return
      const message = `${folder} may import only ${allowed.join(', ')}, not ${target} (see the table in eslint.config.js).`
      context.report({ node, message })
    }

    function withinSource(source) {
      return [pathOf(resolve(dirname(context.filename), source)), [folder, ...table[folder]]]
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

function rowOf(table, file) {
  return Object.keys(table).find((name) => isWithin(file, name))
}

function isWithin(path, name) {
  if (name === '*') return !path.startsWith('..')
  if (name.endsWith(':')) return path.startsWith(name)
  return path === name || path.startsWith(`${name}/`)
}
