import { dirname, relative, resolve, sep } from 'node:path'

/**
 * ESLint rule: a file below `root` imports only what the table allows its folder. The table gives, for a folder or file,
 * the other folders or files that it may import; what it has no row for may import everything.
 */
export const importTable = {
  meta: {
    type: 'problem',
    docs: { description: 'Keeps to the table of who may import whom.' },
    schema: [{ type: 'object', required: ['root', 'table'] }],
  },
  create(context) {
    const [{ root, table }] = context.options
    const folder = Object.keys(table).find((name) => isWithin(pathOf(context.filename), name))
    if (folder === undefined) return {}

    function pathOf(file) {
      return relative(root, file).split(sep).join('/')
    }

    function check(node) {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const target = pathOf(resolve(dirname(context.filename), source))
      const allowed = [folder, ...table[folder]]
      if (target.startsWith('..') || allowed.some((name) => isWithin(target, name))) return
      const message = `${folder} may import only ${allowed.join(', ')}, not ${target} (see the table in eslint.config.js).`
      context.report({ node, message })
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

function isWithin(path, name) {
  return path === name || path.startsWith(`${name}/`)
}
