/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("A thread started after SuspendAllVirtualThreads can be suspended and resumed alone.");

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
    jthread list[1] = {thread_at(jni, threads, 1)};
    say_suspend_all_virtual(1, list);
    jthread later = start_another(jni, 4);
    bool suspended = is_suspended(later);
    jvmtiError error = ti(SuspendThread, later);
    /* If it is suspended like the others it may be so only when it begins to run. */
    say("SuspendThread as the state says: %s",
        truth(error == JVMTI_ERROR_THREAD_SUSPENDED || (error == JVMTI_ERROR_NONE && !suspended)));
    say("suspended: %s, runs: %s", truth(is_suspended(later)), truth(counts_on(jni, later)));
    say_counting(jni, threads);
    SAY_CALL(ResumeThread, later);
    await_counting(jni, later);
    say("suspended: %s", truth(is_suspended(later)));
    SAY_CALL(ResumeThread, later);
    say_counting(jni, threads);
    say_resume_all_virtual(0, NULL);
    say_counting(jni, threads);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Counting", .args = LIST("3"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
