// libxml2 as a system library; CViewXML alone calls it.
#include <libxml/parser.h>
