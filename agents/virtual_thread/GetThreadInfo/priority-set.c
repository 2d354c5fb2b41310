/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadInfo reports normal priority for a virtual thread after Thread.setPriority.");

static void observe(JNIEnv *jni, jobject threads)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    for (int i = 0; i < SEVERAL; i++) {
        if (i == ENDED)
            continue;
        jthread thread = thread_at(jni, threads, i);
        jvmtiThreadInfo info = {.priority = -7};
        (*jni)->CallVoidMethod(jni, thread, method_id(jni, klass, "setPriority", "(I)V"), 3);
        no_exception(jni);
        must(GetThreadInfo, thread, &info);
        say("%s: %d", info.name, (int)info.priority);
        release(info.name);
    }
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
