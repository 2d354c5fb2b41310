/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInt and GetLocalObject of a running thread return a value or an error that can be due.");

enum { TIMES = 3000 };

static int accepted, others;

static void count_answer(jvmtiError error)
{
    accepted += error == JVMTI_ERROR_NONE;
    others += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_SUSPENDED
              && error != JVMTI_ERROR_NO_MORE_FRAMES && error != JVMTI_ERROR_OPAQUE_FRAME
              && error != JVMTI_ERROR_INVALID_SLOT && error != JVMTI_ERROR_TYPE_MISMATCH;
}

static void observe(JNIEnv *jni, jobject thread)
{
    for (int i = 0; i < TIMES; i++) {
        jint depth = i % 7, value = 0, hash = 0;
        jobject object = NULL;
        count_answer(ti(GetLocalInt, thread, depth, 0, &value));
        jvmtiError error = ti(GetLocalObject, thread, depth, 1, &object);
        count_answer(error);
        if (error == JVMTI_ERROR_NONE && object != NULL) {
            must(GetObjectHashCode, object, &hash);
            (*jni)->DeleteLocalRef(jni, object);
        }
    }
    say("accepted: %d, other errors: %d", accepted, others);
}

TEST(.target = "stack.Changing", .probe = observe, .needs = {.can_access_local_variables = 1});
