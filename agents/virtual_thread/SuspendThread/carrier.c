/* SPDX-License-Identifier: Apache-2.0 */
#include "../calling.h"

TITLE("SuspendThread of a carrier has it run no other virtual thread after the one that it carries.");

/* For each thread but the current one. Threads of the JVM may end at any time; one that has ended is
 * not suspended. */
static void say_refused(JNIEnv *jni, jint count, jthread *threads, bool suspends)
{
    int refused = 0;
    for (jint i = 0; i < readable(threads, count); i++) {
        if ((*jni)->IsSameObject(jni, threads[i], current_thread()))
            continue;
        jvmtiError error = suspends ? ti(SuspendThread, threads[i]) : ti(ResumeThread, threads[i]);
        bool may_have_ended = error == JVMTI_ERROR_THREAD_NOT_ALIVE
                              || (!suspends && error == JVMTI_ERROR_THREAD_NOT_SUSPENDED);
        refused += error != JVMTI_ERROR_NONE && !(may_have_ended && thread_ends(threads[i]));
    }
    say("%s: refused %d", suspends ? "SuspendThread" : "ResumeThread", refused);
}

/* What carries virtual threads need be no platform thread. */
static int carriers_among(JNIEnv *jni, jint count, const jthread *threads)
{
    int carriers = 0;
    for (jint i = 0; i < readable(threads, count); i++)
        carriers += is_carrier(jni, threads[i]);
    return carriers;
}

static void need_no_more(JNIEnv *jni, int carriers)
{
    jthread *now = NULL;
    jint count = 0;
    must(GetAllThreads, &count, &now);
    if (carriers_among(jni, count, now) > carriers)
        inapplicable("another carrier has begun");
    release(now);
}

static void observe(JNIEnv *jni, jobject first)
{
    jthread *all = NULL;
    jint count = 0;
    look_up_calling(jni);
    wait_out_suspension(); /* as long as another carrier might need to begin */
    if (second_ran(jni))
        inapplicable("virtual threads do not share one carrier");
    must(GetAllThreads, &count, &all);
    int carriers = carriers_among(jni, count, all);
    if (carriers == 0)
        inapplicable("no platform thread is known as a carrier");
    say_refused(jni, count, all, true);
    need_no_more(jni, carriers);
    say("the virtual thread ends: %s", truth(end_first(jni)));
    need_no_more(jni, carriers);
    say("the second has run: %s", truth(second_ran(jni)));
    say_refused(jni, count, all, false);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.Calling", .probe = observe,
     .needs = {.can_support_virtual_threads = 1, .can_suspend = 1});
