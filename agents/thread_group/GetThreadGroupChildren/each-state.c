/* SPDX-License-Identifier: Apache-2.0 */
#include "scenarios.h"

TITLE("GetThreadGroupChildren lists each live thread of the group once, in every state.");

static void compare(JNIEnv *jni, const char *name, jthread thread)
{
    jint threads = 0, groups = 0;
    jthread *listed = NULL;
    jthreadGroup *children = NULL;
    jvmtiThreadInfo info = {0};
    must(GetThreadInfo, thread, &info);
    must(GetThreadGroupChildren, info.thread_group, &threads, &listed, &groups, &children);
    int times = times_in(jni, thread, readable(listed, threads), listed);
    if (times != 1)
        differs("%s: expected once, actual %d times", name, times);
    for (jint i = 0; i < readable(listed, threads); i++)
        (*jni)->DeleteLocalRef(jni, listed[i]);
    for (jint i = 0; i < readable(children, groups); i++)
        (*jni)->DeleteLocalRef(jni, children[i]);
    (*jni)->DeleteLocalRef(jni, info.thread_group);
    (*jni)->DeleteLocalRef(jni, info.context_class_loader);
    release(info.name);
    release(listed);
    release(children);
}

static void observe(JNIEnv *jni, jobject subject)
{
    observe_scenarios(jni, subject, compare);
}

/* Bulk oracle: fifteen threads, each in another state. */
TEST(.target = "assay.Scenarios", .args = LIST("platform"), .probe = observe,
     .needs = {.can_suspend = 1}, .cases = SCENARIO_CASES);
