/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState reports an interrupted virtual thread that is blocked on a monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    wait_for_state(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    (*jni)->CallVoidMethod(jni, thread, method_id(jni, klass, "interrupt", "()V"));
    no_exception(jni);
    say_state_with(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.InState", .args = LIST("blocked"),
     .probe = observe);
