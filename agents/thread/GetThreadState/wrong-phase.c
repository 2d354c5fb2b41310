/* SPDX-License-Identifier: Apache-2.0 */
#include "../state.h"

TITLE("GetThreadState is refused before the live phase.");

static void load(JavaVM *vm, char *options)
{
    if (is_case("load"))
        say_state(NULL);
}

static void start(JNIEnv *jni)
{
    if (is_case("start"))
        say_state(NULL);
}

TEST(.load = load, .start = start, .cases = LIST("load", "start"));
