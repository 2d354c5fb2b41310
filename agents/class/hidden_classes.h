/* SPDX-License-Identifier: Apache-2.0 */

/* The array of classes that classes.HiddenClasses gives to the probe. */
#ifndef ASSAY_CLASS_HIDDEN_CLASSES_H
#define ASSAY_CLASS_HIDDEN_CLASSES_H

#include "assay.h"

enum { HIDDEN, HIDDEN_FACE, HIDDEN_ARRAY, HIDDEN_ARRAY_2, NOT_HIDDEN, HIDDEN_COUNT };
static const char *const hidden_names[] = {"hidden class", "hidden interface",
                                           "array of hidden class", "array of arrays of it",
                                           "ordinary class"};

/* Whether the text is PREFIX, an unqualified name, and a semicolon. */
static inline bool has_hidden_form(const char *text, const char *prefix)
{
    size_t start = strlen(prefix);
    if (strncmp(text, prefix, start) != 0)
        return false;
    size_t length = strcspn(text + start, ".;[/");
    return length > 0 && strcmp(text + start + length, ";") == 0;
}

#endif
