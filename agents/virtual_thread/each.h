/* SPDX-License-Identifier: Apache-2.0 */

/* Functions that are asked about each platform thread, carriers of virtual threads among them. */
#ifndef ASSAY_VIRTUAL_THREAD_EACH_H
#define ASSAY_VIRTUAL_THREAD_EACH_H

#include "settling.h"
#include "several.h"

/* Whether a thread has ended, or is about to: some may end at any time. What stays alive is left to
 * the test to tell. */
static inline bool ends(jthread thread)
{
    struct timespec beginning = {0};
    jint state = JVMTI_THREAD_STATE_ALIVE;
    while ((state & JVMTI_THREAD_STATE_ALIVE) != 0 && patient(&beginning))
        must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_ALIVE) == 0;
}

/* Says of how many threads a function gives another error than that they are not alive. */
static inline void say_refused(const char *function, jvmtiError (*call)(jthread thread))
{
    jint count = 0, refused = 0;
    jthread *all = NULL;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < count; i++) {
        jvmtiError error = call(all[i]);
        if (error == JVMTI_ERROR_NONE || (error == JVMTI_ERROR_THREAD_NOT_ALIVE && ends(all[i])))
            continue;
        say("%s: %s", function, error_name(error));
        refused++;
    }
    release(all);
    say("%s: refused %d", function, (int)refused);
}

#endif
