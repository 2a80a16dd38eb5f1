// Eject 3.10.2: a release announcement has a title, a date and a text; no authors, tags or reading time here.
export { default } from '../../blog/Release';
