export const theme = 'Theme'
export const themeNames = { system: 'System', light: 'Light', dark: 'Dark' }
