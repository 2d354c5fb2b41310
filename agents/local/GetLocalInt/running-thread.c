/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInt of a running thread returns a value or an error that can be due.");

enum { TIMES = 3000 };

/* Each Java method of the target has a slot 0. */
static void observe(JNIEnv *jni, jobject thread)
{
    int accepted = 0, others = 0;
    for (int i = 0; i < TIMES; i++) {
        jint value = 0;
        jvmtiError error = ti(GetLocalInt, thread, i % 7, 0, &value);
        accepted += error == JVMTI_ERROR_NONE;
        others += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_SUSPENDED
                  && error != JVMTI_ERROR_NO_MORE_FRAMES && error != JVMTI_ERROR_OPAQUE_FRAME
                  && error != JVMTI_ERROR_INVALID_SLOT && error != JVMTI_ERROR_TYPE_MISMATCH;
    }
    say("accepted: %d, other errors: %d", accepted, others);
}

TEST(.target = "stack.Changing", .probe = observe, .needs = {.can_access_local_variables = 1});
