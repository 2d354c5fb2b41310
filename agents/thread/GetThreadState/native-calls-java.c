/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadState does not report IN_NATIVE when a native method has called back into Java.");

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread) {
        say_state(thread);
        return;
    }
    jclass klass = find_class(jni, "thread/InState");
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "spin", "()V"));
}

TEST(.target = "thread.InState", .args = LIST("native-calls-java"), .probe = observe);
