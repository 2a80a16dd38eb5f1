import './styles';
import { showFirstPage, showPage, startBehaviors } from '../ui/behavior';
import { dataAttributes } from '../ui/dom-contract';
import { behaviors } from './behaviors';
import { mountIslands } from './islands';
import { startPageChanges } from './page-changes';

/** The browser's script of the built site: pages stay as the server sent them, and this makes them listen. */
startBehaviors(behaviors);
startPageChanges(() => {
  showPage(behaviors);
  mountIslands();
});
showFirstPage(behaviors, () => {
  mountIslands();
  dataAttributes(document.documentElement).hasHydrated = 'true';
});
