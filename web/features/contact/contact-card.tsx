import { Icon } from '#web/ui/icon.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { Socials } from '#web/ui/socials.tsx'

const phone = '+254 20 555 0142'
const email = 'hello@mezani.example'

export const ContactCard = () => (
  <aside className="contact-card" aria-labelledby="find-us">
    <Scene name="contact" sizes="(min-width: 64rem) 26rem, 100vw" className="contact-scene" />
    <div className="kanga" />
    <div className="p-6 pb-8">
      <h2 className="mb-3 text-title-sm" id="find-us">
        Come and find us
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
          Nairobi, Kenya
        </li>
      </ul>
      <Socials brands={['youtube', 'instagram', 'twitter', 'facebook']} />
    </div>
  </aside>
)
