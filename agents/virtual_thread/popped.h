/* SPDX-License-Identifier: Apache-2.0 */

/* PopFrame of a virtual thread that is suspended anywhere. */
#ifndef ASSAY_VIRTUAL_THREAD_POPPED_H
#define ASSAY_VIRTUAL_THREAD_POPPED_H

#include "assay.h"

/* Whether a Java method of another class than OWN, the beginning of a signature, has the frame on top of
 * a suspended thread. */
static inline bool is_foreign_on_top(jthread thread, const char *own)
{
    jvmtiFrameInfo top = {0};
    jint count = 0;
    jboolean is_native = JNI_FALSE;
    must(GetStackTrace, thread, 0, 1, &top, &count);
    if (count < 1)
        return false;
    must(IsMethodNative, top.method, &is_native);
    return !is_native && strncmp(method_name(top.method), own, strlen(own)) != 0;
}

/* Pops the frame on top of a suspended thread and says "PopFrame: ERROR". A class library need not work on
 * when one of its own methods is invoked once more in the middle, with what it has done so far. */
static inline void say_pop(jthread thread, const char *own)
{
    bool is_foreign = is_foreign_on_top(thread, own);
    jvmtiError error = ti(PopFrame, thread);
    if (error == JVMTI_ERROR_NONE && is_foreign)
        inapplicable("the frame that is popped is one of the class library");
    say("PopFrame: %s", error_name(error));
}

#endif
