/* SPDX-License-Identifier: Apache-2.0 */
#include "../contended.h"
#include "../frameless.h"

TITLE("A thread without a Java frame contends for the monitor that it wants, its owner for none.");

static void say_of(JNIEnv *jni, const char *who, jthread thread)
{
    say_contended(jni, who, thread);
}

FRAMELESS_TEST(.needs = {.can_get_current_contended_monitor = 1});
