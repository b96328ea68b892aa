import type { QueryClient } from '@tanstack/react-query'
import * as t from '#texts/contact.ts'
import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { contactQuery } from '#web/features/contact/contact.queries.ts'
import { ContactCard } from '#web/features/contact/contact-card.tsx'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { pageColumnClass, titleRowClass } from '#web/ui/layouts.ts'
import { introductionClass } from '#web/ui/text.ts'
import styles from './contact.module.css'

export const Page = () => (
  <div className={pageColumnClass}>
    <div className={styles.head}>
      <div className={titleRowClass}>
        <h1 tabIndex={-1}>{t.title}</h1>
        <VisitorLinks />
      </div>
      <p className={introductionClass}>{t.introduction}</p>
    </div>
    <div className={styles.root}>
      <ContactForm />
      <ContactCard />
    </div>
  </div>
)

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(contactQuery())
