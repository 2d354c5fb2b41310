/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_frames.h"

TITLE("GetLocalObject and its variants read compiled frames of a suspended virtual thread.");

struct variables {
    jint i;
    jlong j;
    jdouble d;
    jobject thing;
};

static void get_variables(jthread thread, struct variables *variables)
{
    for (int which = INNER; which <= OUTER; which++) {
        jint depth = compiled_depth(thread, which);
        must(GetLocalInt, thread, depth, SLOT_I, &variables[which].i);
        must(GetLocalLong, thread, depth, SLOT_J, &variables[which].j);
        must(GetLocalDouble, thread, depth, SLOT_D, &variables[which].d);
        must(GetLocalObject, thread, depth, SLOT_THING, &variables[which].thing);
    }
}

static void say_variables(JNIEnv *jni, const struct variables *variables)
{
    for (int which = INNER; which <= OUTER; which++)
        say("%s: %d %lld %g %s", compiled_names[which], (int)variables[which].i,
            (long long)variables[which].j, variables[which].d,
            to_string(jni, variables[which].thing));
}

/* A parked thread may have woken spuriously and own a lock of the class library; so nothing calls Java
 * until it is resumed. */
static void act(JNIEnv *jni, jthread thread)
{
    struct variables before[COMPILED_FRAMES] = {{0}}, after[COMPILED_FRAMES] = {{0}};
    must(SuspendThread, thread);
    get_variables(thread, before);
    must(ForceGarbageCollection);
    get_variables(thread, after);
    must(ResumeThread, thread);
    say_variables(jni, before);
    say("after a collection");
    say_variables(jni, after);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BEFORE), .target = "virtual_thread.CompiledFrames",
     .probe = compiled_frames_probe, .cases = COMPILED_STATES,
     .needs = {
         .can_access_local_variables = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
