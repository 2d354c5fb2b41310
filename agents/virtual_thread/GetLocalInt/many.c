/* SPDX-License-Identifier: Apache-2.0 */
#include "../many.h"
#include "frames.h"

TITLE("GetLocalInt returns each thread's own value for a thousand suspended virtual threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    if (threads == NULL)
        return;
    jthread *list = all_of(jni, threads);
    jvmtiFrameInfo frames[FRAMES_MAX] = {{0}};
    jint count = 0, depth = 0, right = 0, accepted = 0;
    jmethodID stay = method_id(jni, find_class(jni, "virtual_thread/Many"), "stay", "(I)I");
    must_suspend_all_virtual();
    for (int i = 0; i < MANY; i++) {
        jint value = -1;
        must(GetStackTrace, list[i], 0, FRAMES_MAX, frames, &count);
        for (depth = 0; depth < count && depth < FRAMES_MAX && frames[depth].method != stay;
             depth++)
            ;
        accepted += ti_if_able(GetLocalInt, list[i], depth, 1, &value) == JVMTI_ERROR_NONE;
        right += value == i;
    }
    say("JVMTI_ERROR_NONE: %d, its own number: %d", (int)accepted, (int)right);
    must_resume_all_virtual();
    free(list);
}

TEST(VIRTUAL_THREADS, MANY_TARGET, .probe = observe,
     .needs = {.can_suspend = 1, .can_access_local_variables = 1, .can_support_virtual_threads = 1},
     .timeout = 60);
