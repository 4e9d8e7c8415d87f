import { Section } from '../components/section';
import { failedPageWords } from '../content-model/words';
import { keepFields } from '../lib/restore-fields';
import { ContactDetails } from '../sections/contact-details';

/**
 * Replaces a page that failed to render. What was typed in it stays in the document,
 * and the button renders it again: Chromium and Safari would forget the text in a reload.
 */
export function FailedPage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Section>
      <h1 tabIndex={-1}>{failedPageWords.title}</h1>
      <p className="lead">{failedPageWords.text}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={onRetry}>
          {failedPageWords.retry}
        </button>
      </p>
      <ContactDetails />
      <form ref={keepFields} hidden />
    </Section>
  );
}
