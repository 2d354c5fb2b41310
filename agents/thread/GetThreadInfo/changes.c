/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadInfo returns what Java has changed of a live thread.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, subjects, 0);
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID get = method_id(jni, klass, "getThreadGroup", "()Ljava/lang/ThreadGroup;");
    jobject group = (*jni)->CallObjectMethod(jni, thread, get);
    no_exception(jni);
    say_thread_info(jni, thread, group, (*jni)->GetObjectArrayElement(jni, subjects, 1));
}

TEST(.target = "thread.Changing", .probe = observe);
