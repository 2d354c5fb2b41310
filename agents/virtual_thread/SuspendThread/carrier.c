/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SuspendThread of a carrier has it run no other virtual thread after the one that it carries.");

static bool calling_field(JNIEnv *jni, const char *name)
{
    jclass klass = find_class(jni, "virtual_thread/Calling");
    return (*jni)->GetStaticBooleanField(jni, klass, static_field_id(jni, klass, name, "Z"));
}

/* For each thread but the current one. Threads of the JVM may end at any time. */
static void say_refused(JNIEnv *jni, jint count, jthread *threads, bool suspends)
{
    int refused = 0;
    for (jint i = 0; i < count; i++) {
        if ((*jni)->IsSameObject(jni, threads[i], current_thread()))
            continue;
        jvmtiError error = suspends ? ti(SuspendThread, threads[i]) : ti(ResumeThread, threads[i]);
        refused += error != JVMTI_ERROR_NONE && error != JVMTI_ERROR_THREAD_NOT_ALIVE;
    }
    say("%s: refused %d", suspends ? "SuspendThread" : "ResumeThread", refused);
}

/* What carries virtual threads need be no platform thread. */
static bool has_carrier(JNIEnv *jni, jint count, const jthread *threads)
{
    for (jint i = 0; i < count; i++)
        if (strstr(class_name((*jni)->GetObjectClass(jni, threads[i])), "Carrier") != NULL)
            return true;
    return false;
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
    if (!has_carrier(jni, count, all))
        inapplicable("no platform thread is known as a carrier");
    say_refused(jni, count, all, true);
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    while (!calling_field(jni, "leaving"))
        sched_yield();
    say("the first ends");
    give_others_time();
    say("the second has run: %s", truth(calling_field(jni, "ran")));
    say_refused(jni, count, all, false);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.Calling", .probe = observe,
     .needs = {.can_support_virtual_threads = 1, .can_suspend = 1});
