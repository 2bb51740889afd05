// Reads the elements of an XML text that lies in memory, through libxml2.
//
// The text is UTF-8 and is neither copied nor changed. Elements are handed over in batches, each
// with the bytes of its start tag and the places of the few attribute values that were asked for.
// Reading is strict and closed: no recovery, no network, no external entity, no document type
// that declares anything. Nothing is ever printed.

#ifndef CVIEWXML_H
#define CVIEWXML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ViewXPath.h"

/// The most attributes that can be asked for.
enum { vx_most_attributes = 32 };

/// How many names of elements are numbered.
enum { vx_most_numbers = 256 };

/// An element, or a run of text that is not all white space.
typedef struct {
  /// The offset of the tag's `<`, or of the text.
  uint32_t start;
  /// The offset behind the tag's `>`, or behind the text where it is known.
  uint32_t end;
  /// The number of bytes of the name behind `<`, its prefix included; 0 for text.
  uint32_t name_length;
  /// The number of elements around it.
  uint32_t depth;
  /// The number of the name, the same for the same name in one reading;
  /// `vx_most_numbers` for names with a prefix, for those behind as many others, and for text.
  uint32_t name_number;
} vx_element;

/// Where an attribute's value stands, without quotes.
///
/// An attribute that is absent has two zeros. One whose value is not in the file as it is meant (it
/// holds references, line breaks or characters outside ASCII) has `start` = UINT32_MAX: whoever
/// wants it reads the tag.
typedef struct {
  uint32_t start;
  uint32_t end;
} vx_value;

/// Takes a batch: `count` elements in file order, and for each as many values as attributes were
/// asked for. Returns false to stop.
typedef bool (*vx_receiver)(
    void *context, const vx_element *elements, const vx_value *values, size_t count);

/// What to read, and what to refuse; no limit is ever "none": pass a number that is large enough.
typedef struct {
  /// The text, followed by at least one zero byte.
  const char *bytes;
  /// Where to begin: behind white space in front of the document.
  size_t start;
  /// The number of bytes, below 4 GiB.
  size_t count;
  /// The names of the attributes whose values are wanted, and how many there are.
  const char *const *names;
  size_t name_count;
  /// The deepest level; the root's is 0.
  uint32_t max_depth;
  /// The longest attribute value, in bytes.
  size_t max_value;
} vx_request;

/// How a reading ended.
typedef enum {
  vx_complete,
  /// The receiver returned false.
  vx_stopped,
  /// The text is no well-formed XML.
  vx_malformed,
  /// A document type that declares something, or names a file that does.
  vx_declares,
  /// An element is deeper than `max_depth`.
  vx_too_deep,
  /// An attribute value is longer than `max_value`.
  vx_too_long,
  /// An element has more attributes, or the document more namespaces, than any view tree has.
  vx_too_many,
  /// Memory ran out.
  vx_no_memory,
} vx_outcome;

/// The end of a reading.
typedef struct {
  vx_outcome outcome;
  /// Where it ended, for anything but `vx_complete`.
  size_t offset;
  /// libxml2's number of the error, for `vx_malformed`.
  int code;
  /// libxml2's words for it, without a line break; empty where it has none.
  char message[160];
} vx_result;

/// Makes ready for reading in several threads at once; to be called before a second one starts.
void vx_prepare_for_threads(void);

/// What is kept from reading to reading: a parser and what it knows of names. To make one takes as
/// long as reading some elements. For one thread at a time.
typedef struct vx_memory vx_memory;

/// Makes a memory; NULL where there is no room for one.
vx_memory *vx_memory_create(void);

/// Frees a memory and all that it keeps.
void vx_memory_free(vx_memory *memory);

/// Reads a document. What is read is the same whatever the memory was used for before, and nothing
/// that it keeps refers to the text.
///
/// - Parameter memory: NULL, where none could be made, ends as `vx_no_memory`.
void vx_read(
    const vx_request *request, vx_memory *memory, vx_receiver receiver, void *context,
    vx_result *result);

#endif
