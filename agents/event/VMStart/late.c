/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMStart without the early capability is posted when classes of all modules can be loaded.");

static void start(JNIEnv *jni)
{
    say_outside_base(jni);
}

TEST(.start = start, .probe = outside_base_probe, .since = 11);
