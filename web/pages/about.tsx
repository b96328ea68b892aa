import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { Scene } from '#web/ui/scene.tsx'
import styles from './about.module.css'

const values = [
  {
    name: 'Mission',
    text: 'To help people cook what other people really eat at home, by putting every cook’s own words, measures and shortcuts within reach.',
  },
  {
    name: 'Vision',
    text: 'A world in which no family dish is lost because nobody wrote it down, and no kitchen is too small or too far away to teach us something.',
  },
  {
    name: 'Culture',
    text: 'We say karibu to beginners, we credit the cook, we taste before we judge, and we keep the table free of noise and of anything that is not about food.',
  },
]

export const Page = () => (
  <div className="page">
    <section className={styles.hero}>
      <div>
        <h1 tabIndex={-1}>There is always room for one more plate</h1>
        <p>
          <strong className="font-semibold text-ink">Mezani</strong> means “at the table” in Swahili. It is
          where the day is told, where guests become family, and where recipes are really passed on: by hand,
          by taste, with an argument about the salt.
        </p>
        <p>
          We keep that table open to everyone. Bring the dish you know best, try the one you have never heard
          of, and tell the cook how it went.
        </p>
      </div>
      <div className={styles.pictures}>
        <Scene
          name="about-table"
          className={styles.low}
          sizes="(min-width: 64rem) 24rem, 60vw"
          alt="A table laid with injera and stews, chapati, coffee and a salad"
        />
        <Scene
          name="about-spice"
          className={styles.low}
          sizes="(min-width: 64rem) 16rem, 40vw"
          alt="Five bowls of ground spices and two sticks of cinnamon"
        />
        <Scene
          name="about-hands"
          className={styles.high}
          sizes="(min-width: 64rem) 16rem, 40vw"
          alt="Dough and a rolling pin on a board, and the print of a hand in flour"
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
    <div className="mt-10">
      <VisitorLinks />
    </div>
  </div>
)
