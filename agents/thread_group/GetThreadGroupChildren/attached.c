/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../groups.h"

TITLE("GetThreadGroupChildren lists an attached thread in its group until it is detached.");

static void attached(JNIEnv *jni, void *group)
{
    say_children(group);
}

static void observe(JNIEnv *jni, jobject groups)
{
    static bool done;
    if (done)
        return;
    done = true;
    jobject group = (*jni)->NewGlobalRef(jni, group_at(jni, groups, GRANDCHILD));
    run_attached("visitor", group, true, attached, group);
    say_children(group);
}

TEST(.target = "thread_group.Groups", .probe = observe);
