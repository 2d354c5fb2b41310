/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("In an early start phase the function answers, if only with null.");

static void start(JNIEnv *jni)
{
    jthread thread = NULL;
    say("GetCurrentThread: %s", error_name(ti(GetCurrentThread, &thread)));
    say("thread: %s", thread == NULL ? "none" : "some");
}

TEST(.start = start, .needs = {.can_generate_early_vmstart = 1}, .since = 11);
