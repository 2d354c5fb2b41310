/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalObject of a running thread returns an object or an error that can be due.");

enum { TIMES = 3000 };

static void observe(JNIEnv *jni, jobject thread)
{
    int accepted = 0, others = 0;
    for (int i = 0; i < TIMES; i++) {
        jint hash = 0;
        jobject object = NULL;
        jvmtiError error = ti(GetLocalObject, thread, i % 7, 1, &object);
        accepted += error == JVMTI_ERROR_NONE;
        others += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_SUSPENDED
                  && error != JVMTI_ERROR_NO_MORE_FRAMES && error != JVMTI_ERROR_OPAQUE_FRAME
                  && error != JVMTI_ERROR_INVALID_SLOT && error != JVMTI_ERROR_TYPE_MISMATCH;
        if (error == JVMTI_ERROR_NONE && object != NULL) {
            must(GetObjectHashCode, object, &hash);
            (*jni)->DeleteLocalRef(jni, object);
        }
    }
    say("accepted: %d, other errors: %d", accepted, others);
}

TEST(.target = "stack.Changing", .probe = observe, .needs = {.can_access_local_variables = 1});
