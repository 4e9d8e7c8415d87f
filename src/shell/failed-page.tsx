import { Section } from '../components/section';
import { failedPageWords } from '../content-model/words';
import { ContactDetails } from '../sections/contact-details';

/** Replaces a page that failed to render. */
export function FailedPage() {
  return (
    <Section>
      <h1 tabIndex={-1}>{failedPageWords.title}</h1>
      <p className="lead">{failedPageWords.text}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {failedPageWords.reload}
        </button>
      </p>
      <ContactDetails />
    </Section>
  );
}
