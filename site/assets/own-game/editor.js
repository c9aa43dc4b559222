/** The editor of a sheet. It stands in a shadow tree, where its styles are constructed, so that any policy allows them. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language';
import { Annotation, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { pathOf } from './places.js';
import { fieldsAt, wordsAt } from './words.js';

/**
 * @import { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
 * @import { EditorState } from '@codemirror/state'
 * @import { Fault } from './read-sheet.js'
 */

const PAINT = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-name)' },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: 'var(--code-text)' },
]);

const LOOK = EditorView.theme({
  '&': { color: 'var(--ink)', background: 'var(--surface)', fontSize: '0.875rem', minHeight: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.7', padding: '0.75rem 0' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-content:focus-visible': { outline: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { background: 'var(--code)', color: 'var(--ink-2)', border: 'none' },
  '.cm-gutterElement': { padding: '0 0.75rem 0 1rem !important' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--marker)', color: 'inherit' },
  '.fault-line': { background: 'color-mix(in srgb, var(--accent) 10%, transparent)' },
  '.fault': { textDecoration: 'underline wavy var(--accent)', textUnderlineOffset: '0.25em' },
  '.cm-tooltip': {
    background: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--pencil)',
    color: 'var(--on-pencil)',
  },
  '.cm-completionInfo': { maxWidth: '20rem', padding: '0.5rem 0.75rem' },
});

/** Marks a change that the visitor has not written. */
const isFromElsewhere = Annotation.define();
const mark = StateEffect.define();
const faults = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(mark)) next = marksOf(transaction.state, effect.value);
    return next;
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.contentAttributes.compute([field], (state) => ({
      'aria-invalid': String(state.field(field).size > 0),
    })),
  ],
});

/**
 * @param {EditorState} state
 * @param {Fault | undefined} fault
 */
function marksOf({ doc }, fault) {
  if (!fault) return Decoration.none;
  const { from, to } = fault;
  const marks = [Decoration.line({ class: 'fault-line' }).range(doc.lineAt(from).from)];
  if (to > from) marks.push(Decoration.mark({ class: 'fault' }).range(from, to));
  return Decoration.set(marks);
}

/**
 * Puts an editor into an element, in place of what that contains.
 * @param {HTMLElement} place
 * @param {{ label: string, text: string, changed: (change: { isOwn: boolean }) => void }} options
 */
export function newEditor(place, { label, text, changed }) {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      json(),
      autocompletion({ override: [suggest], icons: false }),
      syntaxHighlighting(PAINT),
      faults,
      LOOK,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of(({ docChanged, transactions }) => {
        if (docChanged) changed({ isOwn: !transactions.some((one) => one.annotation(isFromElsewhere)) });
      }),
      keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
    ],
  });
  return {
    text: () => view.state.doc.toString(),
    /** @param {string} whole */
    replaceAll: (whole) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: whole },
        selection: { anchor: 0 },
        annotations: isFromElsewhere.of(true),
      }),
    /** @param {Fault | undefined} fault */
    mark: (fault) => view.dispatch({ effects: mark.of(fault) }),
    /** @param {Fault} fault */
    mend({ from, to, mend }) {
      const insert = mend?.text ?? '';
      view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
      view.focus();
    },
  };
}

/**
 * @param {CompletionContext} context
 * @returns {CompletionResult | null}
 */
function suggest(context) {
  const { state, pos } = context;
  const node = syntaxTree(state).resolveInner(pos, -1);
  if (node.name !== 'String' && node.name !== 'PropertyName') return null;
  const text = state.doc.toString();
  const { path, isName } = pathOf(text, node);
  const word = context.matchBefore(/[\w$]*/);
  if (!word || (word.from === word.to && !context.explicit)) return null;
  const found = isName ? fieldsAt(path) : wordsAt(path, text.slice(node.from + 1, word.from));
  return {
    from: word.from,
    options: found.map(({ brackets, ...one }) => ({ ...one, ...(brackets && { apply: `${one.label}(` }) })),
    validFor: /^[\w$]*$/,
  };
}
