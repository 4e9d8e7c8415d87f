/* The script in the head of the document, inlined and allowed by its hash. */
import './show-page';
import './keep-place';
