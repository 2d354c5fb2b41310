/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which thread groups are there when main begins?");
PASSAGES("GetTopThreadGroups, GetThreadGroupChildren: the top level groups of the JVM.");
WHY("Tools show threads as a tree of groups.");

static void tell(jthreadGroup group, const char *above)
{
    jvmtiThreadGroupInfo info;
    jint threads = 0, groups = 0;
    jthread *all = NULL;
    jthreadGroup *below = NULL;
    must(GetThreadGroupInfo, group, &info);
    must(GetThreadGroupChildren, group, &threads, &all, &groups, &below);
    say("%s, below %s: maximum priority %d, %s, %d groups", info.name, above,
        (int)info.max_priority, info.is_daemon ? "daemon" : "no daemon", (int)groups);
    for (jint i = 0; i < groups; i++)
        tell(below[i], info.name);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jthreadGroup *groups = NULL;
    must(GetTopThreadGroups, &count, &groups);
    for (jint i = 0; i < count; i++)
        tell(groups[i], "nothing");
}

ASK(.probe = observe);
