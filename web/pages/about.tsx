import * as t from '#texts/app.ts'
import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { Scene } from '#web/ui/scene.tsx'
import styles from './about.module.css'

const values = [
  { name: t.mission, text: t.missionText },
  { name: t.vision, text: t.visionText },
  { name: t.culture, text: t.cultureText },
]

export const Page = () => (
  <div className={pageColumnClass}>
    <section className={styles.hero}>
      <div>
        <h1 tabIndex={-1}>{t.oneMorePlate}</h1>
        <p>{t.nameMeaning(<strong key="name">{t.siteName}</strong>)}</p>
        <p>{t.openTable}</p>
      </div>
      <div className={styles.pictures}>
        <Scene
          name="about-table"
          className={styles.low}
          sizes="(min-width: 64rem) 24rem, 60vw"
          alt={t.laidTablePicture}
        />
        <Scene
          name="about-spice"
          className={styles.low}
          sizes="(min-width: 64rem) 16rem, 40vw"
          alt={t.spicesPicture}
        />
        <Scene
          name="about-hands"
          className={styles.high}
          sizes="(min-width: 64rem) 16rem, 40vw"
          alt={t.doughPicture}
        />
      </div>
    </section>
    <ul className={styles.values}>
      {values.map(({ name, text }) => (
        <li key={name}>
          <h2>{name}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <div className={styles.links}>
      <VisitorLinks />
    </div>
  </div>
)
