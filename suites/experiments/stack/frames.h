/* SPDX-License-Identifier: Apache-2.0 */

/* Says the frames of the current thread, innermost first. Names that a JVM makes up hold
 * numbers and addresses: of a generated class the name ends where these begin. */
#ifndef EXPERIMENTS_FRAMES_H
#define EXPERIMENTS_FRAMES_H

#include "experiment.h"

/* "Lx/Main$$Lambda..." for a class whose name goes on with what is made up. */
static inline const char *plain_name(const char *name)
{
    static const char *const ends[] = {"$$Lambda", "LambdaForm$", "GeneratedMethodAccessor",
                                       "$Proxy"};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        const char *end = strstr(name, ends[i]);
        if (end != NULL) {
            const char *method = strchr(name, ';');
            char *text = assay_text();
            assay_append(text, "%.*s...%s", (int)(end - name + (long)strlen(ends[i])), name,
                         method != NULL ? method : "");
            return text;
        }
    }
    return name;
}

static inline void say_own_stack(void)
{
    jvmtiFrameInfo frames[64];
    jint count = 0, depth = 0;
    must(GetStackTrace, NULL, 0, 64, frames, &count);
    must(GetFrameCount, NULL, &depth);
    for (jint i = 0; i < count; i++)
        say("%s", plain_name(method_name(frames[i].method)));
    say("(%d frames)", (int)depth);
}

#endif
