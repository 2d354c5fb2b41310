/* SPDX-License-Identifier: Apache-2.0 */
#include "../groups.h"

TITLE("A group without a thread has its groups as children all the same.");

static void observe(JNIEnv *jni, jobject above)
{
    say_children(above);
}

TEST(.target = "thread_group.Above", .probe = observe);
