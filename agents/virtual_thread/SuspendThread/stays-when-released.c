/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"
#include "../frames_in_state.h"

TITLE("A virtual thread that SuspendThread has stopped stays so when what it waits for comes, until it is resumed.");

/* Does what would have the thread run to its end, and gives it time for that. */
static void release_thread(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "virtual_thread/FramesInState");
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    release_point("in native");
    if (is_case("waiting"))
        notify_all(jni, static_object_field(jni, klass, "LOCK", "Ljava/lang/Object;"));
    else if (is_case("sleeping"))
        interrupt_in_java(jni, thread);
    else if (is_case("parked"))
        unpark(jni, thread);
    give_others_time();
}

/* A thread may show that it waits before it gives up the monitor, also once more when it has woken for no
 * reason. */
static bool owns_lock(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "virtual_thread/FramesInState");
    return is_case("waiting")
           && owns_monitor(jni, thread,
                           static_object_field(jni, klass, "LOCK", "Ljava/lang/Object;"));
}

static void act(JNIEnv *jni, jthread thread)
{
    struct timespec beginning = {0};
    jint state = 0, bits = JVMTI_THREAD_STATE_ALIVE;
    /* One that is awake, for no reason, owns the monitor that is entered next, or may own a lock of
     * the class library. */
    if (!is_case("running") && !is_case("native"))
        bits = JVMTI_THREAD_STATE_WAITING;
    assay_must(assay_env, "SuspendThread", suspend_with(thread, bits));
    while (owns_lock(jni, thread) && wait_goes_on(&beginning)) {
        must(ResumeThread, thread);
        assay_must(assay_env, "SuspendThread", suspend_with(thread, bits));
    }
    release_thread(jni, thread);
    must(GetThreadState, thread, &state);
    say("alive %s, suspended %s", truth((state & JVMTI_THREAD_STATE_ALIVE) != 0),
        truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FramesInState", .probe = frames_probe,
     .cases = LIST("running", "native", "waiting", "sleeping", "parked"),
     .needs = {
         .can_suspend = 1, .can_get_owned_monitor_info = 1, .can_support_virtual_threads = 1});
