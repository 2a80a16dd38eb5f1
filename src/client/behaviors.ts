import { addressBar } from '../addresses/address-bar';
import { firstVisit } from '../addresses/first-visit';
import { passageReports } from '../feedback/passage-reports';
import { growth } from '../landing/growth';
import { starFieldMotion } from '../landing/star-field-motion';
import { pageMenu } from '../markdown/page-menu';
import { missingPage } from '../not-found/missing-page';
import { offlineReading } from '../offline/offline-reading';
import { largePictures } from '../pictures/large-pictures';
import { copiedAnchors } from '../reading/copied-anchors';
import { edgeCases } from '../reading/edge-cases';
import { imageZoom } from '../reading/image-zoom';
import { overviewFilter } from '../reading/overview-filter';
import { provedLists } from '../reading/proved-lists';
import { scrollableTables } from '../reading/scrollable-tables';
import { tabs } from '../reading/tabs';
import { wrapSwitches } from '../reading/wrap-switches';
import { searchOpening } from '../search/search-opening';
import { banner } from '../shell/banner';
import { colorMode } from '../shell/color-mode';
import { languageLinks } from '../shell/language-links';
import { outlineMarks } from '../shell/outline-marks';
import { scrollMarks } from '../shell/scroll-marks';
import { sidebarList } from '../shell/sidebar-list';
import { copyButtons } from '../ui/copy-buttons';
import { modalPanels } from '../ui/modal-panels';
import { popovers } from '../ui/popovers';
import type { Behavior } from '../ui/behavior';
import { skipLink } from './page-focus';

/** All that readers can do with pages, in the order in which it starts. */
export const behaviors: readonly Behavior[] = [
  firstVisit,
  missingPage,
  addressBar,
  colorMode,
  banner,
  popovers,
  modalPanels,
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
  provedLists,
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
