import { addressBar } from '../routing/address-bar';
import { languageLine } from '../i18n/language-line';
import { passageReports } from '../feedback/passage-reports';
import { growth } from '../landing/growth';
import { starFieldMotion } from '../landing/star-field-motion';
import { pageMenu } from '../markdown/page-menu';
import { missingPage } from '../not-found/missing-page';
import { offlineReading } from '../offline/offline-reading';
import { largePictures } from '../drawings/large-pictures';
import { copiedAnchors } from '../page/copied-anchors';
import { versionNotes } from '../history/version-notes';
import { edgeCases } from '../page/edge-cases';
import { imageZoom } from '../page/image-zoom';
import { betweenVersions } from '../config-check/between';
import { configCheck } from '../config-check/config-check';
import { pasteMessage } from '../messages/paste-message';
import { overviewFilter } from '../option/overview-filter';
import { provedLists } from '../page/proved-lists';
import { scrollableTables } from '../page/scrollable-tables';
import { tabs } from '../code/tabs';
import { wrapSwitches } from '../code/wrap-switches';
import { searchOpening } from '../search/search-opening';
import { banner } from '../layout/banner';
import { colorMode } from '../layout/color-mode';
import { languageLinks } from '../layout/language-links';
import { outlineMarks } from '../layout/outline-marks';
import { scrollMarks } from '../layout/scroll-marks';
import { sidebarList } from '../layout/sidebar-list';
import { copyButtons } from '../ui/copy-buttons';
import { modalPanels } from '../ui/modal-panels';
import { popovers } from '../ui/popovers';
import type { Behavior } from '../ui/behavior';
import { skipLink } from './page-focus';

/** All that readers can do with pages, in the order in which it starts. */
export const behaviors: readonly Behavior[] = [
  missingPage,
  addressBar,
  colorMode,
  banner,
  popovers,
  modalPanels,
  languageLine,
  languageLinks,
  sidebarList,
  tabs,
  edgeCases,
  wrapSwitches,
  outlineMarks,
  scrollMarks,
  scrollableTables,
  copyButtons,
  copiedAnchors,
  overviewFilter,
  betweenVersions,
  pasteMessage,
  configCheck,
  provedLists,
  versionNotes,
  imageZoom,
  largePictures,
  growth,
  starFieldMotion,
  pageMenu,
  searchOpening,
  passageReports,
  skipLink,
  offlineReading,
];
