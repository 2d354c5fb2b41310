/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetThreadGroupChildren returns no virtual threads, not even for their own group.");

static void say_threads_of(JNIEnv *jni, const char *name, jthreadGroup group, jthread platform)
{
    jint threads = -1, groups = -1;
    jthread *thread = NULL;
    jthreadGroup *child = NULL;
    jvmtiError error = ti(GetThreadGroupChildren, group, &threads, &thread, &groups, &child);
    int virtual = 0, platforms = 0;
    if (error != JVMTI_ERROR_NONE)
        threads = 0, thread = NULL, child = NULL;
    for (jint i = 0; i < readable(thread, threads); i++) {
        virtual += is_virtual(jni, thread[i]);
        platforms += (*jni)->IsSameObject(jni, thread[i], platform);
    }
    say("%s: %s, virtual threads: %d, the platform thread: %d", name, error_name(error), virtual,
        platforms);
    release(thread);
    release(child);
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread platform = thread_at(jni, threads, PLATFORM);
    jvmtiThreadInfo info = {0};
    must(GetThreadInfo, thread_at(jni, threads, PARKED), &info);
    say_threads_of(jni, "group of the virtual threads", info.thread_group, platform);
    must(GetThreadInfo, platform, &info);
    say_threads_of(jni, "group of the platform thread", info.thread_group, platform);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
