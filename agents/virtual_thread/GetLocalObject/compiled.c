/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_frames.h"

TITLE("GetLocalObject and its variants read compiled frames of a suspended virtual thread.");

static void say_variables(JNIEnv *jni, jthread thread)
{
    for (int which = INNER; which <= OUTER; which++) {
        jint depth = compiled_depth(thread, which);
        jint i = 0;
        jlong j = 0;
        jdouble d = 0;
        jobject thing = NULL;
        must(GetLocalInt, thread, depth, SLOT_I, &i);
        must(GetLocalLong, thread, depth, SLOT_J, &j);
        must(GetLocalDouble, thread, depth, SLOT_D, &d);
        must(GetLocalObject, thread, depth, SLOT_THING, &thing);
        say("%s: %d %lld %g %s", compiled_names[which], (int)i, (long long)j, d,
            to_string(jni, thing));
        (*jni)->DeleteLocalRef(jni, thing);
    }
}

static void act(JNIEnv *jni, jthread thread)
{
    must(SuspendThread, thread);
    say_variables(jni, thread);
    must(ForceGarbageCollection);
    say("after a collection");
    say_variables(jni, thread);
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BEFORE), .target = "virtual_thread.CompiledFrames",
     .probe = compiled_frames_probe, .cases = COMPILED_STATES,
     .needs = {
         .can_access_local_variables = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
