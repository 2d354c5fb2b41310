/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetAllStackTraces returns no frame of a virtual thread for a platform thread.");

enum { MOST = 100 };

/* Virtual threads alone run two of these methods, the virtual thread and the platform thread that
 * are parked the third. */
static void say_frames_in(JNIEnv *jni, const jvmtiStackInfo *stacks, jint count)
{
    jclass klass = find_class(jni, "virtual_thread/SeveralStates");
    jmethodID run = method_id(jni, klass, "run", "()V");
    jmethodID hold = static_method_id(jni, klass, "hold", "()V");
    jmethodID park = static_method_id(jni, klass, "park", "()V");
    int foreign = 0, parked = 0;
    for (jint i = 0; i < readable(stacks, count); i++)
        for (jint j = 0; j < readable(stacks[i].frame_buffer, stacks[i].frame_count) && j < MOST;
             j++) {
            jmethodID method = stacks[i].frame_buffer[j].method;
            foreign += method == run || method == hold;
            parked += method == park;
        }
    say("frames of virtual threads: %d", foreign);
    say("frames of the platform thread: %d", parked);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint count = 0;
    jthread *all = NULL;
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = ti(GetAllStackTraces, MOST, &stacks, &count);
    say("GetAllStackTraces: %s", error_name(error));
    say_frames_in(jni, stacks, error == JVMTI_ERROR_NONE ? count : 0);
    must(GetAllThreads, &count, &all);
    error = ti(GetThreadListStackTraces, count, all, MOST, &stacks);
    say("GetThreadListStackTraces: %s", error_name(error));
    say_frames_in(jni, stacks, error == JVMTI_ERROR_NONE ? count : 0);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
