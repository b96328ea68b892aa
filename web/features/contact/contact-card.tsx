import * as t from '#texts/contact-card.ts'
import { Icon } from '#web/ui/icon.tsx'
import { kangaBorderClass } from '#web/ui/kanga-border.ts'
import { Scene } from '#web/ui/scene.tsx'
import { Socials } from '#web/ui/socials.tsx'
import styles from './contact-card.module.css'

const phone = '+254 20 555 0142'
const email = 'hello@mezani.example'

export const ContactCard = () => (
  <aside className={styles.root} aria-labelledby="find-us">
    <Scene name="contact" sizes="(min-width: 64rem) 26rem, 100vw" className={styles.scene} />
    <div className={kangaBorderClass} />
    <div className="p-6 pb-8">
      <h2 className="mb-3 text-title-sm" id="find-us">
        {t.comeAndFindUs}
      </h2>
      <ul>
        <li>
          <Icon name="phone" />
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <Icon name="map-pin" />
          {t.place}
        </li>
      </ul>
      <div className="mt-5">
        <Socials brands={['youtube', 'instagram', 'twitter', 'facebook']} />
      </div>
    </div>
  </aside>
)
