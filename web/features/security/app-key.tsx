import encodeQr from 'qr'
import { useMemo } from 'react'
import * as t from '#texts/second-factor.ts'
import { linkClass } from '#web/ui/link.tsx'
import { smallMutedClass } from '#web/ui/text.ts'
import styles from './app-key.module.css'
import { CopyButton } from './copy-button.tsx'

/** A QR reader needs a margin of four white modules around the code. */
const quietZone = 4

/** The key as a QR code, as a link for an app on this device, and as text to type. */
export function AppKey({ appKey: { secret, uri } }: { appKey: { secret: string; uri: string } }) {
  const { path, size } = useMemo(() => drawQr(uri), [uri])
  return (
    <div className={styles.root}>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.qrCode}>
        <path d={path} />
      </svg>
      <div>
        <p className={smallMutedClass}>
          {t.anyApp(
            <a key="link" className={linkClass} href={uri}>
              {t.openTheApp}
            </a>,
          )}
        </p>
        <p className={`${smallMutedClass} ${styles.orTyped}`}>{t.orTypeKey}</p>
        <pre className={styles.key}>{secret.replace(/.{4}(?=.)/g, '$& ')}</pre>
        <CopyButton text={secret} look="text" />
      </div>
    </div>
  )
}

function drawQr(text: string): { path: string; size: number } {
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border: quietZone })
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : [])))
  return { path: path.join(''), size: modules.length }
}
