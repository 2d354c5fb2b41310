/* SPDX-License-Identifier: Apache-2.0 */

/* PopFrame of a virtual thread that is suspended anywhere. */
#ifndef ASSAY_VIRTUAL_THREAD_POPPED_H
#define ASSAY_VIRTUAL_THREAD_POPPED_H

#include "assay.h"

/* Pops the frame on top of a suspended thread and says "PopFrame: ERROR", or "PopFrame: JVMTI_ERROR_NONE of
 * METHOD". OWN is the beginning of the names of the program's own methods: a class library need not work on
 * when one of its Java methods is invoked once more in the middle, with what it has done so far. */
static inline void say_pop(jthread thread, const char *own)
{
    jvmtiFrameInfo top = {0};
    jint count = 0;
    jboolean is_native = JNI_FALSE;
    must(GetStackTrace, thread, 0, 1, &top, &count);
    if (count >= 1)
        must(IsMethodNative, top.method, &is_native);
    const char *method = count < 1 ? "nothing" : method_name(top.method);
    jvmtiError error = ti(PopFrame, thread);
    if (error != JVMTI_ERROR_NONE) {
        say("PopFrame: %s", error_name(error));
        return;
    }
    if (count >= 1 && !is_native && strncmp(method, own, strlen(own)) != 0)
        inapplicable("the frame that is popped is one of the class library");
    say("PopFrame: JVMTI_ERROR_NONE of %s", is_native ? "a native method" : method);
}

#endif
