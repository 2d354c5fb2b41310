/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("GetCurrentThread succeeds in an early start phase, if only with null.");

static void start(JNIEnv *jni)
{
    jthread thread = NULL;
    SAY_CALL(GetCurrentThread, &thread);
    say("thread: %s", thread == NULL ? "none" : "some");
}

TEST(.start = start, .needs = {.can_generate_early_vmstart = 1}, .since = 11);
