import '@yahtzee-game/element';
import { mount } from 'svelte';
import Page from './Page.svelte';

globalThis.heard = [];
mount(Page, { target: document.querySelector('#app') });
