/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ThreadStart and ThreadEnd are not posted after they were disabled.");

/* Each time they are posted for a thread that begins and ends before they are disabled. */
static void observe(JNIEnv *jni, jobject thread)
{
    const char *name = thread == NULL ? "before" : "meanwhile";
    jthread other = new_thread(jni, name);
    jclass klass = find_class(jni, "java/lang/Thread");
    on(ThreadStart, say_thread_start);
    on(ThreadEnd, say_thread_end);
    (*jni)->CallVoidMethod(jni, other, method_id(jni, klass, "start", "()V"));
    no_exception(jni);
    arrive_and_wait(thread == NULL ? "end of before" : "end of meanwhile");
    join_in_java(jni, other);
    off(ThreadStart);
    off(ThreadEnd);
}

TEST(.target = "thread.Starting", .probe = observe);
