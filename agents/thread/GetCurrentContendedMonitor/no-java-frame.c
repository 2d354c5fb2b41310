/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetCurrentContendedMonitor reports the monitor of a blocked thread without Java frames.");

static void say_contended_of(JNIEnv *jni, const char *who, jthread thread)
{
    if (strcmp(who, "contender") == 0)
        say_contending(jni, who, thread);
    else
        say_contended_monitor(jni, who, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    contend_without_frames(jni, say_contended_of);
}

TEST(.probe = observe, .cases = LIST("agent-threads", "attached-threads"),
     .needs = {.can_get_current_contended_monitor = 1});
