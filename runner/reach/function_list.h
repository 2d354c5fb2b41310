/* SPDX-License-Identifier: Apache-2.0 */

/* The functions of a JVM's library, as its symbol table has them. */
#ifndef ASSAY_REACH_FUNCTION_LIST_H
#define ASSAY_REACH_FUNCTION_LIST_H

#include "base/home.h"
#include "base/numbering.h"

struct function_list {
    char *path; /* a temporary file with a line for each piece of code, for the library of faults */
    struct numbering
        names;       /* of functions: overloads and parts that the compiler split off have one */
    size_t *numbers; /* of each line, that of its function */
    size_t count;    /* of lines */
};

/* Asks runner/faults/functions.sh. Returns 0, or -1 after a message. */
int function_list_make(struct function_list *list, const char *library, const struct home *home);

/* Removes the file, too. */
void function_list_free(struct function_list *list);

#endif
