/* SPDX-License-Identifier: Apache-2.0 */
#include "../groups.h"

TITLE("A group's children are its own live threads and the groups directly in it.");

static void observe(JNIEnv *jni, jobject groups)
{
    static int times;
    for (jint i = OUTER; i <= GRANDCHILD; i++)
        say_children(group_at(jni, groups, i));
    say("probe %d", ++times);
}

TEST(.target = "thread_group.Groups", .probe = observe);
