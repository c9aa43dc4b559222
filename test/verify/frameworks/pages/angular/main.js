// Includes the compiler, so that the page needs no separate build tool.
import '@angular/compiler';
import '@yahtzee-game/element';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

globalThis.heard = [];

class Page {
  game = signal({ ruleset: 'yahtzee', lang: 'en' });
  messages = { 'row.chance': 'Lucky dip' };
  heard = ({ detail }) => globalThis.heard.push(detail.dice);
  choose = () => this.game.set({ ruleset: 'yatzy', lang: 'de' });
}

const AppPage = Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <yahtzee-game
      [ruleset]="game().ruleset"
      [lang]="game().lang"
      [messages]="messages"
      (yahtzee-roll)="heard($event)"
    />
    <button type="button" (click)="choose()">Yatzy</button>
  `,
})(Page);

await bootstrapApplication(AppPage, { providers: [provideZonelessChangeDetection()] });
