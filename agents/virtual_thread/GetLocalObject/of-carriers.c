/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetLocal functions read no variable of a virtual thread for a suspended platform thread.");

enum { DEPTHS = 30, DEPTH_RUN = 2, ACC_STATIC = 0x8 };

static jclass several; /* run is called on an object of it in virtual threads alone */

static bool is_of_several(JNIEnv *jni, jobject value)
{
    return value != NULL && (*jni)->IsInstanceOf(jni, value, several);
}

/* Whether slot 0 of that frame is `this`: a static method of the class library may have the task of a
 * virtual thread there. */
static bool has_this(jthread thread, jint depth)
{
    jmethodID method = NULL;
    jlocation location = 0;
    jint modifiers = 0;
    if (ti(GetFrameLocation, thread, depth, &method, &location) != JVMTI_ERROR_NONE)
        return false;
    must(GetMethodModifiers, method, &modifiers);
    return (modifiers & ACC_STATIC) == 0;
}

static int count_in(JNIEnv *jni, jthread thread)
{
    int found = 0;
    for (jint depth = 0; depth < DEPTHS; depth++) {
        jobject value = NULL, instance = NULL;
        (*jni)->PushLocalFrame(jni, 4);
        if (has_this(thread, depth)
            && ti(GetLocalObject, thread, depth, 0, &value) == JVMTI_ERROR_NONE)
            found += is_of_several(jni, value);
        if (ti(GetLocalInstance, thread, depth, &instance) == JVMTI_ERROR_NONE)
            found += is_of_several(jni, instance);
        (*jni)->PopLocalFrame(jni, NULL);
    }
    return found;
}

static void observe(JNIEnv *jni, jobject threads)
{
    jint count = 0;
    jthread *all = NULL, self = current_thread(), held = thread_at(jni, threads, HELD);
    jobject value = NULL;
    int found = 0;
    bool own = false;
    several = find_class(jni, "virtual_thread/SeveralStates");
    must(SuspendThread, held);
    must(GetLocalObject, held, DEPTH_RUN, 0, &value);
    say("of the virtual thread: %s", truth(is_of_several(jni, value)));
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++) {
        if ((*jni)->IsSameObject(jni, all[i], self)
            || ti(SuspendThread, all[i]) != JVMTI_ERROR_NONE)
            continue;
        found += count_in(jni, all[i]);
        own |= (*jni)->IsSameObject(jni, all[i], thread_at(jni, threads, PLATFORM));
        must(ResumeThread, all[i]);
    }
    must(ResumeThread, held);
    say("of platform threads, the target's own among them (%s): %d", truth(own), found);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {
         .can_suspend = 1, .can_access_local_variables = 1, .can_support_virtual_threads = 1});
