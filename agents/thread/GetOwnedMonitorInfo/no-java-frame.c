/* SPDX-License-Identifier: Apache-2.0 */
#include "../frameless.h"
#include "../owned.h"

TITLE("A thread without a Java frame owns what it entered through JNI, not what it wants.");

static void say_of(JNIEnv *jni, const char *who, jthread thread)
{
    say_owned(jni, who, thread);
}

FRAMELESS_TEST(.needs = {.can_get_owned_monitor_info = 1});
