/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetAllThreads and GetAllStackTraces leave out the virtual thread that calls them.");

static void count_one(JNIEnv *jni, jthread thread, int *virtual, int *mains)
{
    if ((*jni)->PushLocalFrame(jni, 16) != 0)
        broken("there is no room for local references");
    *virtual += is_virtual(jni, thread);
    *mains += strcmp(thread_name(thread), "main of the test") == 0;
    (*jni)->PopLocalFrame(jni, NULL);
}

static void observe(JNIEnv *jni, jobject thread)
{
    jint count = 0;
    jthread *all = NULL;
    jvmtiStackInfo *stacks = NULL;
    int virtual = 0, mains = 0;
    jvmtiError error = ti(GetAllThreads, &count, &all);
    say("GetAllThreads: %s", error_name(error));
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(all, count); i++)
        count_one(jni, all[i], &virtual, &mains);
    say("virtual threads: %d, main: %d", virtual, mains);
    if (error == JVMTI_ERROR_NONE)
        release(all);
    virtual = mains = 0;
    error = ti(GetAllStackTraces, 20, &stacks, &count);
    say("GetAllStackTraces: %s", error_name(error));
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(stacks, count); i++)
        count_one(jni, stacks[i].thread, &virtual, &mains);
    say("virtual threads: %d, main: %d", virtual, mains);
    if (error == JVMTI_ERROR_NONE)
        release(stacks);
}

TEST(.target = "virtual_thread.OnVirtualThread", .since = 21, .probe = observe);
