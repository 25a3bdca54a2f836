/** "main Priya nahi hoon" */
export const NOT_SO = new Set(['nahi', 'nai', 'नहीं'])
