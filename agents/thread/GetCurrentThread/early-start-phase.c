/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetCurrentThread in an early start phase returns the current thread, or succeeds with null.");

static jthread early;
static _Thread_local bool has_started;

static void start(JNIEnv *jni)
{
    jthread thread = NULL, again = NULL;
    SAY_CALL(GetCurrentThread, &thread);
    must(GetCurrentThread, &again);
    if (thread == NULL) {
        say("thread: none");
        return;
    }
    has_started = true;
    early = (*jni)->NewGlobalRef(jni, thread);
    say("local references: %s", truth((*jni)->GetObjectRefType(jni, thread) == JNILocalRefType
                                      && (*jni)->GetObjectRefType(jni, again) == JNILocalRefType));
    say("the same again: %s", truth((*jni)->IsSameObject(jni, thread, again)));
}

static void init(JNIEnv *jni, jthread unused)
{
    if (early == NULL)
        return;
    say("a thread: %s",
        truth((*jni)->IsInstanceOf(jni, early, find_class(jni, "java/lang/Thread"))));
    /* Which thread initializes the VM is not said. */
    say("the same later: %s",
        truth(!has_started || (*jni)->IsSameObject(jni, early, current_thread())));
}

TEST(.start = start, .init = init, .needs = {.can_generate_early_vmstart = 1}, .since = 11);
