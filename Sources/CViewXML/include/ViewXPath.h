// Asks XPath 1.0 expressions of a document in viewmend's own XML, through libxml2.
//
// The document is built from pieces of text, its `view` elements are counted as they come, and an
// answer names views by that count. Nothing is loaded, and nothing beyond XPath 1.0 is known.

#ifndef VIEWXPATH_H
#define VIEWXPATH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A document that expressions are asked of.
typedef struct vx_document vx_document;

/// What an expression comes to.
typedef enum {
  vx_nodes,
  vx_flag,
  vx_number,
  vx_text,
  /// The expression is none that can be evaluated; `code` says why.
  vx_refused,
  /// The time was up.
  vx_too_slow,
  /// Memory ran out, or a set of nodes became larger than libxml2 allows.
  vx_too_large,
} vx_answer_kind;

/// An answer; `vx_answer_free` frees what it holds.
typedef struct {
  vx_answer_kind kind;
  /// For `vx_nodes`: the views, counted from 0, in any order and perhaps several times. An
  /// attribute stands for the view that has it.
  uint32_t *views;
  size_t view_count;
  /// The nodes that belong to no view.
  size_t other_count;
  bool flag;
  double number;
  /// The text, and the number as XPath writes it; UTF-8.
  char *text;
  /// libxml2's number of what is wrong, and the offset in the expression; 0 where it knows none.
  int code;
  size_t offset;
} vx_answer;

/// Begins a document; NULL when memory ran out.
vx_document *vx_document_begin(void);

/// Adds a piece of the text.
void vx_document_add(vx_document *document, const char *bytes, size_t count);

/// Ends the text; false when it is no whole XML, or memory ran out.
bool vx_document_end(vx_document *document);

/// Frees a document and all that belongs to it.
void vx_document_free(vx_document *document);

/// Evaluates an expression on the whole document.
///
/// libxml2 has steps that take time with the square of what they are given and cannot be stopped.
/// So the work is done on a thread of its own, and waited for `seconds` (0: as long as it takes).
/// When they are up, the work is told to end at its next step; where it does not within a second,
/// it is left alone, and frees the document itself when it ends. Then the result is false, the
/// document is no longer the caller's, and nothing else may be asked of libxml2.
bool vx_document_ask(
    vx_document *document, const char *expression, double seconds, vx_answer *answer);

/// Frees what an answer holds.
void vx_answer_free(vx_answer *answer);

/// Compiles an expression; false, with libxml2's number and the offset, where that fails.
bool vx_expression_check(const char *expression, int *code, size_t *offset);

#endif
