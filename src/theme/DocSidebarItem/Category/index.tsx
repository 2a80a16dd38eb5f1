// Eject 3.10.2: a group is a plain button over its list, which stays in the HTML when it is closed.
export { default } from '../../../layout/SidebarGroup';
