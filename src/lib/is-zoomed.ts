/** After zooming out by hand, some browsers report a scale a little above 1. */
const ZOOMED = 1.01;

/** Whether the visitor has zoomed in by pinching. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}
