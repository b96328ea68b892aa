import { useQuery } from '@tanstack/react-query'
import type { ContactDetails } from '#contract/contact.ts'
import * as t from '#texts/contact.ts'
import { Icon } from '#web/ui/icon.tsx'
import { kangaBorderClass } from '#web/ui/kanga-border.ts'
import { Scene } from '#web/ui/scene.tsx'
import { Socials } from '#web/ui/socials.tsx'
import { contactQuery } from './contact.queries.ts'
import styles from './contact-card.module.css'

export function ContactCard() {
  const { data, isError } = useQuery(contactQuery())
  return (
    <aside className={styles.root} aria-labelledby="find-us">
      <Scene name="contact" sizes="(min-width: 64rem) 26rem, 100vw" className={styles.scene} />
      <div className={kangaBorderClass} />
      <div className={styles.text}>
        <h2 id="find-us">{t.comeAndFindUs}</h2>
        {data && <Details {...data} />}
        {isError && !data && <p role="status">{t.notLoaded}</p>}
        <div className={styles.socials}>
          <Socials brands={['youtube', 'instagram', 'twitter', 'facebook']} />
        </div>
      </div>
    </aside>
  )
}

const Details = ({ phone, email, place, areExamples }: ContactDetails) => (
  <>
    <ul>
      {phone && (
        <li>
          <Icon name="phone" />
          <a href={`tel:${dialled(phone)}`}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {place && (
        <li>
          <Icon name="map-pin" />
          {place}
        </li>
      )}
    </ul>
    {areExamples && <p className={styles.note}>{t.areExamples}</p>}
  </>
)

/** Returns the number to dial: '+49 (0)30 123' → '+4930123'. From abroad, the zero in brackets is not dialled. */
const dialled = (phone: string): string => phone.replace(/^(\+[\d\s]+)\(0\)/, '$1').replace(/[^\d+]/g, '')
