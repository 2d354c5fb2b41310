/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SuspendThread of a carrier has it run no other virtual thread after the one that it carries.");

static int asked, refused, not_suspended, not_twice, without_state;

static bool calling_field(JNIEnv *jni, const char *name)
{
    jclass klass = find_class(jni, "virtual_thread/Calling");
    return (*jni)->GetStaticBooleanField(jni, klass, static_field_id(jni, klass, name, "Z"));
}

/* Threads of the JVM may end at any time. */
static void suspend(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    without_state += (state & (JVMTI_THREAD_STATE_ALIVE | JVMTI_THREAD_STATE_TERMINATED)) == 0;
    jvmtiError error = ti(SuspendThread, thread);
    if (error == JVMTI_ERROR_THREAD_NOT_ALIVE)
        return;
    asked++;
    refused += error != JVMTI_ERROR_NONE;
    not_suspended += !is_suspended(thread);
    not_twice += ti(SuspendThread, thread) != JVMTI_ERROR_THREAD_SUSPENDED;
}

static void resume(jthread thread)
{
    jvmtiError error = ti(ResumeThread, thread);
    refused += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_ALIVE;
}

static void for_each_other(JNIEnv *jni, jint count, jthread *threads, void (*act)(jthread))
{
    jthread self = current_thread();
    for (jint i = 0; i < count; i++)
        if (!(*jni)->IsSameObject(jni, threads[i], self))
            act(threads[i]);
}

static void observe(JNIEnv *jni, jobject first)
{
    jthread *all = NULL;
    jint count = 0;
    jclass klass = find_class(jni, "virtual_thread/Calling");
    give_others_time();
    if (calling_field(jni, "ran"))
        inapplicable("virtual threads do not share one carrier");
    must(GetAllThreads, &count, &all);
    for_each_other(jni, count, all, suspend);
    say("asked some: %s, refused: %d, without a state: %d", truth(asked > 0), refused,
        without_state);
    say("not suspended: %d, no error the second time: %d", not_suspended, not_twice);
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    while (!calling_field(jni, "leaving"))
        sched_yield();
    give_others_time();
    say("the first ends, the second has run: %s", truth(calling_field(jni, "ran")));
    for_each_other(jni, count, all, resume);
    say("refused: %d", refused);
    release(all);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.Calling", .probe = observe,
     .needs = {.can_support_virtual_threads = 1, .can_suspend = 1});
