/* SPDX-License-Identifier: Apache-2.0 */

/* Several sources as one, for a program that is sent to somebody: of C sources only the definitions that
 * are used, in the order of the sources. They are formatted as clang-format does it here. */
#ifndef ASSAY_EXPORT_ONE_SOURCE_H
#define ASSAY_EXPORT_ONE_SOURCE_H

#include "base/text.h"

struct one_source {
    const struct strings *paths;
    const char *generated;        /* the directory of what is included as "NAME.inc" */
    const struct strings *unused; /* enumerators whose "case" and whose "[X] =" is left out */
    const struct strings *roots;  /* names of the definitions that are used in any case */
};

/* The directives that include system headers, and then `first`, and then the definitions; allocated. Or
 * NULL after saying which source cannot be read. */
char *one_c_source(const struct one_source *sources, const char *first);

/* Java sources of one package as one, whose classes are of the package; allocated, or NULL likewise. */
char *one_java_source(const struct strings *paths);

#endif
