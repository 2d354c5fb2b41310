/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("DisposeEnvironment keeps virtual threads suspended, parked ones and one in a native method.");

enum { HELD, PARKED, OTHER };

/* A JVM may let one environment at a time suspend threads. The test's own only looks. */
static jvmtiEnv *suspending;

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = virtual_threads_capability();
    capabilities.can_suspend = 1;
    suspending = new_environment_with(&capabilities);
}

static void suspend_once(jthread *threads)
{
    jvmtiError results[2] = {JVMTI_ERROR_NONE, JVMTI_ERROR_NONE};
    if (is_case("list")) {
        must_in(suspending, SuspendThreadList, 2, threads, results);
    } else if (is_case("all")) {
        assay_must(suspending, "SuspendAllVirtualThreads",
                   suspend_all_virtual_threads(suspending, 1, &threads[OTHER]));
    } else {
        must_in(suspending, SuspendThread, threads[HELD]);
        must_in(suspending, SuspendThread, threads[PARKED]);
    }
}

static void resume(jthread *threads)
{
    if (is_case("all")) {
        assay_must(suspending, "ResumeAllVirtualThreads",
                   resume_all_virtual_threads(suspending, 0, NULL));
        return;
    }
    must_in(suspending, ResumeThread, threads[HELD]);
    must_in(suspending, ResumeThread, threads[PARKED]);
}

/* A parked thread that is awake, for no reason, may own a lock of the class library that others need. */
static void suspend(jthread *threads)
{
    struct timespec beginning = {0};
    jint state = 0;
    suspend_once(threads);
    must(GetThreadState, threads[PARKED], &state);
    while ((state & JVMTI_THREAD_STATE_WAITING) == 0 && wait_goes_on(&beginning)) {
        resume(threads);
        state_with(threads[PARKED], JVMTI_THREAD_STATE_WAITING);
        suspend_once(threads);
        must(GetThreadState, threads[PARKED], &state);
    }
}

static void observe(JNIEnv *jni, jobject subjects)
{
    jthread threads[3];
    for (int i = 0; i < 3; i++)
        threads[i] = thread_at(jni, subjects, i);
    suspend(threads);
    say("suspended: %s %s", truth(is_suspended(threads[HELD])),
        truth(is_suspended(threads[PARKED])));
    must_in(suspending, DisposeEnvironment);
    for (int i = 0; i < 3; i++)
        say("%s, suspended: %s", thread_name(threads[i]), truth(is_suspended(threads[i])));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.StaySuspended", .load = load, .probe = observe,
     .cases = LIST("each", "list", "all"));
