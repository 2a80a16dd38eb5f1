// Eject 3.10.2: tabs are HTML alone, so that they work in a text that React has not drawn.
export { default } from '../../code/Tabs';
