/* SPDX-License-Identifier: Apache-2.0 */
#include "../self_suspending.h"

TITLE("SuspendThread by the virtual thread itself works across garbage collections.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    return ti(SuspendThread, self);
}

static void allocate(JNIEnv *jni)
{
    for (int i = 0; i < 1000; i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewLongArray(jni, 4000));
    no_exception(jni);
}

static void resume(JNIEnv *jni, jthread thread)
{
    for (int i = 0; i < 3; i++) {
        must(ForceGarbageCollection);
        allocate(jni);
    }
    SAY_CALL(ResumeThread, thread);
    SAY_CALL(SuspendThread, thread);
    must(ForceGarbageCollection);
    allocate(jni);
    SAY_CALL(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SelfSuspending", .probe = self_suspending_probe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
