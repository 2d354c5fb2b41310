/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("A thread started after SuspendAllVirtualThreads can be resumed and suspended with all others.");

/* Starts another virtual thread of the target. */
static jthread start_another(JNIEnv *jni, jint index)
{
    jclass klass = find_class(jni, "virtual_thread/Counting");
    jmethodID method = static_method_id(jni, klass, "another", "(I)Ljava/lang/Thread;");
    jobject thread = (*jni)->CallStaticObjectMethod(jni, klass, method, index);
    no_exception(jni);
    return thread;
}

static void observe(JNIEnv *jni, jobject threads)
{
    say_suspend_all_virtual(0, NULL);
    jthread thread = start_another(jni, 4);
    say_resume_all_virtual(0, NULL);
    await_counting(jni, thread);
    say("runs");
    say_suspend_all_virtual(0, NULL);
    say("suspended: %s", truth(is_suspended(thread)));
    say("progress: %s", truth(counts_on(jni, thread)));
    say_resume_all_virtual(0, NULL);
    await_counting(jni, thread);
    say("runs");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
