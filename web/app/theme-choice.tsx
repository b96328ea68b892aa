import { useState } from 'react'
import * as t from '#texts/app.ts'
import { deviceStorage } from '#web/api/device-storage.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './theme-choice.module.css'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const storageKey = 'theme'

/** Returns the stored theme, or undefined. The script in the head applies it to the page. */
export function findStoredTheme(): Theme | undefined {
  const stored = deviceStorage()?.getItem(storageKey)
  return (['light', 'dark'] as const).find(theme => theme === stored)
}

const chosenTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    deviceStorage()?.removeItem(storageKey)
    delete document.documentElement.dataset.theme
    return
  }
  deviceStorage()?.setItem(storageKey, theme)
  document.documentElement.dataset.theme = theme
}

export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <fieldset className={styles.root}>
      <legend className={visuallyHiddenClass}>{t.theme}</legend>
      {themes.map(name => (
        <label key={name}>
          <input
            type="radio"
            name="theme"
            checked={theme === name}
            onChange={() => {
              applyTheme(name)
              setTheme(name)
            }}
          />
          {t.themeNames[name]}
        </label>
      ))}
    </fieldset>
  )
}
