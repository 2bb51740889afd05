// For memrchr.
#define _GNU_SOURCE

#include "CViewXML.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

// Elements are handed over in batches that stay in the processor's nearest cache.
enum { batch_size = 64 };

// Attributes of which is remembered whether they are wanted; elements rarely have more.
enum { most_remembered = 64 };

enum { unwanted = -1 };

// libxml2 compares each attribute of an element with every other, and each prefix with every
// namespace in scope. View trees have some forty attributes and hardly a namespace; with these
// limits no text takes longer than a time that grows with its size.
enum { most_attributes_of_an_element = 1024, most_namespaces = 256 };

typedef struct {
  const vx_request *request;
  vx_receiver receiver;
  void *context;
  vx_result *result;
  xmlParserCtxtPtr parser;
  // The wanted names as the parser's dictionary has them: equal names are equal pointers.
  const xmlChar *names[vx_most_attributes];
  // A bit for each of them, so that most other attributes are passed over at once.
  uint64_t name_bits;
  // The names of attributes by their place from the last on, and which of the wanted each is:
  // elements have the same ones, and leave out some of the first.
  const xmlChar *seen[most_remembered];
  int seen_slots[most_remembered];
  uint32_t depth;
  // Where the text or tag before ends, as far as is known: mostly the place of the next tag.
  const char *behind;
  size_t namespaces;
  // True while the text since the last tag has been noted.
  bool in_text;
  size_t count;
  vx_element elements[batch_size];
  vx_value values[batch_size * vx_most_attributes];
} reading;

static uint64_t bit_of(const xmlChar *name) {
  uintptr_t address = (uintptr_t)name;
  return (uint64_t)1 << ((address ^ address >> 6) & 63);
}

static size_t offset_of(const reading *r, const void *place) {
  return (size_t)((const char *)place - r->request->bytes);
}

// True for a place in the text; values that the parser decoded lie elsewhere.
static bool is_inside(const reading *r, const void *place) {
  return (uintptr_t)place - (uintptr_t)r->request->bytes < r->request->count;
}

static size_t position(const reading *r) {
  const xmlParserInput *input = r->parser->input;
  // At the end, and in what the parser puts in place of an input that it has given up.
  if (input == NULL || !is_inside(r, input->cur)) return r->request->count;
  return offset_of(r, input->cur);
}

static void end(reading *r, vx_outcome outcome, size_t offset) {
  if (r->result->outcome != vx_complete) return;
  r->result->outcome = outcome;
  r->result->offset = offset;
  xmlStopParser(r->parser);
}

static void deliver(reading *r) {
  size_t count = r->count;
  r->count = 0;
  if (count > 0 && !r->receiver(r->context, r->elements, r->values, count)) {
    end(r, vx_stopped, position(r));
  }
}

static bool is_white_space(char byte) {
  return byte == ' ' || byte == '\n' || byte == '\t' || byte == '\r';
}

// The last `<` in a range; NULL where there is none.
static const char *last_tag(const char *begin, const char *finish) {
#ifdef __GLIBC__
  return memrchr(begin, '<', (size_t)(finish - begin));
#else
  while (finish > begin) {
    finish -= 1;
    if (*finish == '<') return finish;
  }
  return NULL;
#endif
}

// Where the start tag that ends at a place begins: right behind what came before it, or else at the
// last `<`, since no value can hold one.
static size_t tag_start(const reading *r, size_t tag_end) {
  const char *bytes = r->request->bytes;
  const char *next = r->behind;
  // No comment, instruction or end of an element: the next tag that starts is this one.
  if (next < bytes + tag_end && next[0] == '<' && next[1] != '!' && next[1] != '?' &&
      next[1] != '/') {
    return offset_of(r, next);
  }
  const char *found = last_tag(bytes, bytes + tag_end);
  return found == NULL ? 0 : offset_of(r, found);
}

static void take_value(
    reading *r, vx_value *value, const xmlChar *begin, const xmlChar *finish) {
  if (is_inside(r, begin)) {
    value->start = (uint32_t)offset_of(r, begin);
    value->end = (uint32_t)offset_of(r, finish);
  } else {
    value->start = UINT32_MAX;
    value->end = UINT32_MAX;
  }
}

// Which of the wanted attributes a name is.
static int slot_of(const reading *r, const xmlChar *name) {
  if ((bit_of(name) & r->name_bits) == 0) return unwanted;
  for (size_t slot = 0; slot < r->request->name_count; slot += 1) {
    if (r->names[slot] == name) return (int)slot;
  }
  return unwanted;
}

// The same for the attribute at a place from the last on.
static int slot_at(reading *r, size_t place, const xmlChar *name) {
  if (place >= most_remembered) return slot_of(r, name);
  if (r->seen[place] != name) {
    r->seen[place] = name;
    r->seen_slots[place] = slot_of(r, name);
  }
  return r->seen_slots[place];
}

// True where no value is longer than allowed.
static bool has_short_values(const reading *r, const xmlChar **attributes, int count) {
  for (const xmlChar **a = attributes, **last = a + count * 5; a < last; a += 5) {
    if ((size_t)(a[4] - a[3]) > r->request->max_value) return false;
  }
  return true;
}

static void start_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
    int namespace_count, const xmlChar **namespaces, int attribute_count, int defaulted,
    const xmlChar **attributes) {
  (void)uri;
  (void)namespaces;
  (void)defaulted;
  reading *r = context;
  const char *bytes = r->request->bytes;
  size_t close = position(r);
  size_t start = tag_start(r, close);
  if (r->depth > r->request->max_depth) return end(r, vx_too_deep, start);
  r->namespaces += (size_t)namespace_count;
  if (r->namespaces > most_namespaces) return end(r, vx_too_many, start);

  vx_element *element = &r->elements[r->count];
  size_t wanted = r->request->name_count;
  vx_value *values = &r->values[r->count * wanted];
  memset(values, 0, wanted * sizeof *values);
  // No value is longer than its tag.
  if (close - start > r->request->max_value &&
      !has_short_values(r, attributes, attribute_count)) {
    return end(r, vx_too_long, start);
  }
  const xmlChar **a = attributes;
  for (size_t place = (size_t)attribute_count; place > 0; place -= 1, a += 5) {
    int slot = slot_at(r, place - 1, a[0]);
    if (slot != unwanted && a[1] == NULL) take_value(r, &values[slot], a[3], a[4]);
  }
  size_t length = strlen((const char *)name);
  if (prefix != NULL) length += strlen((const char *)prefix) + 1;
  element->start = (uint32_t)start;
  element->end = (uint32_t)(close + (bytes[close] == '/' ? 2 : 1));
  element->name_length = (uint32_t)length;
  element->depth = r->depth;
  r->behind = bytes + element->end;
  r->depth += 1;
  r->in_text = false;
  r->count += 1;
  if (r->count == batch_size) deliver(r);
}

static void end_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name;
  (void)prefix;
  (void)uri;
  reading *r = context;
  r->depth -= 1;
  r->in_text = false;
  r->behind = r->request->bytes + position(r);
}

static void note_text(void *context, const xmlChar *text, int length) {
  reading *r = context;
  if (r->in_text) return;
  int i = 0;
  // Indentation, eight blanks at a time.
  if (length > 0 && text[0] == '\n') i = 1;
  for (uint64_t blanks; i + 8 <= length; i += 8) {
    memcpy(&blanks, text + i, 8);
    if (blanks != 0x2020202020202020) break;
  }
  while (i < length && is_white_space((char)text[i])) i += 1;
  if (i == length) return;
  bool is_plain = is_inside(r, text + i);
  size_t start = is_plain ? offset_of(r, text + i) : position(r);
  vx_element *element = &r->elements[r->count];
  memset(&r->values[r->count * r->request->name_count], 0,
         r->request->name_count * sizeof(vx_value));
  element->start = (uint32_t)start;
  element->end = (uint32_t)(is_plain ? start + (size_t)(length - i) : start);
  element->name_length = 0;
  element->depth = r->depth;
  r->in_text = true;
  r->count += 1;
  if (r->count == batch_size) deliver(r);
}

// Text between tags: the parser hands it over in pieces, most of them indentation.
static void characters(void *context, const xmlChar *text, int length) {
  reading *r = context;
  if (is_inside(r, text)) r->behind = (const char *)text + length;
  note_text(r, text, length);
}

// A document type may name its root and nothing else: no subset, no file.
static void internal_subset(
    void *context, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
  (void)name;
  reading *r = context;
  // What comes next is `[`, where it declares something, or `>`.
  const char *next = (const char *)r->parser->input->cur;
  while (is_white_space(*next)) next += 1;
  if (external != NULL || system != NULL || *next != '>') end(r, vx_declares, position(r));
}

static void note_error(void *context, const xmlError *error) {
  reading *r = context;
  if (error == NULL || error->level < XML_ERR_FATAL) return;
  if (r->result->outcome != vx_complete) return;
  vx_result *result = r->result;
  result->outcome = error->code == XML_ERR_NO_MEMORY ? vx_no_memory : vx_malformed;
  result->offset = position(r);
  result->code = error->code;
  if (error->message == NULL) return;
  strncpy(result->message, error->message, sizeof result->message - 1);
  char *line_end = strpbrk(result->message, "\r\n");
  if (line_end != NULL) *line_end = 0;
}

// The values in quotes between a tag's `<` and its `>`, or `stop`.
static size_t count_of_values(const char *tag, const char *stop) {
  size_t found = 0;
  char quote = 0;
  for (const char *at = tag + 1; at < stop; at += 1) {
    if (quote != 0) {
      if (*at == quote) quote = 0;
    } else if (*at == '"' || *at == '\'') {
      quote = *at;
      found += 1;
    } else if (*at == '>') {
      break;
    }
  }
  return found;
}

// True when no element has more attributes than libxml2 compares in good time; else `offset` is
// the place of the first that has.
//
// A tag lies between one `<` and the next, so only gaps that are long enough are looked into, and
// of the text between long gaps hardly anything is read.
static bool has_few_attributes(const vx_request *request, size_t *offset) {
  // An attribute takes at least five bytes: a="" and a blank.
  const size_t long_gap = (size_t)most_attributes_of_an_element * 5;
  const char *finish = request->bytes + request->count;
  const char *tag = memchr(request->bytes + request->start, '<', request->count - request->start);
  while (tag != NULL && (size_t)(finish - tag) > long_gap) {
    const char *last = last_tag(tag + 1, tag + long_gap + 1);
    if (last != NULL) {
      tag = last;
      continue;
    }
    const char *next = memchr(tag + 1, '<', (size_t)(finish - tag - 1));
    const char *stop = next == NULL ? finish : next;
    // Comments and the like are no tags, whatever quotes are in them.
    bool is_tag = tag[1] != '!' && tag[1] != '?';
    if (is_tag && count_of_values(tag, stop) > most_attributes_of_an_element) {
      *offset = (size_t)(tag - request->bytes);
      return false;
    }
    tag = next;
  }
  return true;
}

static void set_handlers(xmlSAXHandler *handlers) {
  memset(handlers, 0, sizeof *handlers);
  handlers->initialized = XML_SAX2_MAGIC;
  handlers->startElementNs = start_element;
  handlers->endElementNs = end_element;
  // The same handler for both spares the parser the search for what is ignorable.
  handlers->characters = characters;
  handlers->ignorableWhitespace = characters;
  handlers->cdataBlock = note_text;
  handlers->internalSubset = internal_subset;
  handlers->serror = (xmlStructuredErrorFunc)note_error;
}

void vx_read(
    const vx_request *request, vx_receiver receiver, void *context, vx_result *result) {
  memset(result, 0, sizeof *result);
  size_t crowded = 0;
  if (!has_few_attributes(request, &crowded)) {
    result->outcome = vx_too_many;
    result->offset = crowded;
    return;
  }
  if (request->name_count > vx_most_attributes) {
    result->outcome = vx_too_many;
    return;
  }
  reading r;
  r.request = request;
  r.receiver = receiver;
  r.context = context;
  r.result = result;
  r.depth = 0;
  r.namespaces = 0;
  r.name_bits = 0;
  memset(r.seen, 0, sizeof r.seen);
  r.in_text = false;
  r.behind = request->bytes + request->start;
  r.count = 0;
  r.parser = xmlNewParserCtxt();
  if (r.parser == NULL) {
    result->outcome = vx_no_memory;
    return;
  }
  // Encodings are the caller's: the bytes are UTF-8, whatever the declaration says of the file.
  // HUGE lifts the limit of 256 levels; the guard against entities that goes with it is not
  // needed where none can be declared.
  xmlCtxtUseOptions(r.parser, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC);
  set_handlers(r.parser->sax);
  r.parser->userData = &r;
  for (size_t i = 0; i < request->name_count; i += 1) {
    r.names[i] = xmlDictLookup(r.parser->dict, (const xmlChar *)request->names[i], -1);
    r.name_bits |= bit_of(r.names[i]);
  }
  xmlParserInputPtr input = xmlNewInputStream(r.parser);
  if (input == NULL) {
    result->outcome = vx_no_memory;
    xmlFreeParserCtxt(r.parser);
    return;
  }
  input->base = (const xmlChar *)request->bytes + request->start;
  input->cur = input->base;
  input->end = (const xmlChar *)request->bytes + request->count;
  if (inputPush(r.parser, input) < 0) {
    xmlFreeInputStream(input);
    result->outcome = vx_no_memory;
  } else {
    xmlParseDocument(r.parser);
    if (result->outcome == vx_complete) deliver(&r);
    if (result->outcome == vx_complete && !r.parser->wellFormed) {
      result->outcome = vx_malformed;
      result->offset = position(&r);
    }
  }
  if (r.parser->myDoc != NULL) xmlFreeDoc(r.parser->myDoc);
  xmlFreeParserCtxt(r.parser);
  xmlResetLastError();
}

void vx_prepare_for_threads(void) { xmlInitParser(); }
