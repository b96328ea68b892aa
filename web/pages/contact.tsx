import type { QueryClient } from '@tanstack/react-query'
import * as t from '#texts/contact-form.ts'
import { VisitorLinks } from '#web/features/auth/visitor-links.tsx'
import { contactQuery } from '#web/features/contact/contact.queries.ts'
import { ContactCard } from '#web/features/contact/contact-card.tsx'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import styles from './contact.module.css'

export const Page = () => (
  <div className="page">
    <div className="pt-8 pb-5 tablet:pt-12 tablet:pb-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-title-lg" tabIndex={-1}>
          {t.title}
        </h1>
        <VisitorLinks />
      </div>
      <p className="mt-3 max-w-measure text-ink-2">{t.introduction}</p>
    </div>
    <div className={styles.root}>
      <ContactForm />
      <ContactCard />
    </div>
  </div>
)

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(contactQuery())
