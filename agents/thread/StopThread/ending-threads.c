/* SPDX-License-Identifier: Apache-2.0 */
#include "../short_lived.h"

TITLE("StopThread of an ending thread succeeds or returns THREAD_NOT_ALIVE.");

static jobject throwable;
static int others;

static void meet(JNIEnv *jni, jthread thread)
{
    jvmtiError error = ti(StopThread, thread, throwable);
    others += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_ALIVE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "java/lang/IllegalStateException");
    throwable = (*jni)->NewObject(jni, klass, method_id(jni, klass, "<init>", "()V"));
    no_exception(jni);
    meet_all(jni, 200);
    say("other errors: %d", others);
}

TEST(.target = "thread.ShortLived", .args = LIST("stopped"), .probe = observe,
     .needs = {.can_signal_thread = 1});
