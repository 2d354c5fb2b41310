/* SPDX-License-Identifier: Apache-2.0 */

/* Line tables as GetLineNumberTable gives them, of classfile.LinesTogether and other classes. */
#ifndef ASSAY_METHOD_LINES_TOGETHER_H
#define ASSAY_METHOD_LINES_TOGETHER_H

#include "assay.h"

/* GetLineNumberTable by `must`: says "NAME: COUNT entries", and "from LOCATION: line NUMBER" for each. */
static inline void say_lines(const char *name, jmethodID method)
{
    jint count = 0;
    jvmtiLineNumberEntry *lines = NULL;
    must(GetLineNumberTable, method, &count, &lines);
    say("%s: %d entries", name, (int)count);
    for (jint i = 0; i < readable(lines, count); i++)
        say("from %lld: line %d", (long long)lines[i].start_location, (int)lines[i].line_number);
    release(lines);
}

#endif
