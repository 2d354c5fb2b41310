/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetThreadGroupChildren lists the subgroups of a group without threads.");

static void observe(JNIEnv *jni, jobject above)
{
    say_children(above);
}

TEST(.target = "thread_group.SubgroupsOnly", .probe = observe);
