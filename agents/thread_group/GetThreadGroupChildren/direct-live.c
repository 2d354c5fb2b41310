/* SPDX-License-Identifier: Apache-2.0 */
#include "../groups.h"

TITLE("GetThreadGroupChildren lists a group's own live threads and its direct subgroups.");

static void observe(JNIEnv *jni, jobject groups)
{
    static int times;
    for (jint i = OUTER; i <= GRANDCHILD; i++)
        say_children(group_at(jni, groups, i));
    say("probe %d", ++times);
}

TEST(.target = "thread_group.Groups", .probe = observe);
