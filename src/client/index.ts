import './styles';
import { showPage, startBehaviors } from '../ui/behavior';
import { dataAttributes } from '../ui/dom-contract';
import { behaviors } from './behaviors';
import { mountIslands } from './islands';
import { startPageChanges } from './page-changes';

function listen(): void {
  showPage(behaviors);
  mountIslands();
}

/** The browser's script of the built site: pages stay as the server sent them, and this makes them listen. */
startBehaviors(behaviors);
startPageChanges(listen);
listen();
dataAttributes(document.documentElement).hasHydrated = 'true';
